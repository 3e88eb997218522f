import type { FoodCategory } from "#core/domain/foods/food-categories.ts";

/** Ingredients from SR28 that people cook with but do not eat as they are, by kind. */
interface Shelf {
  /** The matching WWEIA category. */
  kind: readonly [number: number, name: string];
  category: FoodCategory;
  /**
   * One per line: SR28's number, our name, other names. An exclamation mark means that no food which is eaten as it is has this name:
   * 'flour' is flour, but 'rice' is cooked rice.
   */
  foods: string;
}

const SHELVES: readonly Shelf[] = [
  {
    kind: [9999, "Flour and starch"],
    category: "grain",
    foods: `
20081! Flour|all-purpose flour|plain flour|white flour|wheat flour|AP flour
20080! Whole wheat flour|wholemeal flour|whole grain flour
20083! Bread flour|strong flour|strong white flour
20084! Cake flour
20082! Self-rising flour|self-raising flour
20063! Rye flour
20061! Rice flour
20011! Buckwheat flour
20132! Oat flour
20317! Masa harina|corn flour, masa|masa
20020! Cornmeal|polenta, dry|corn meal
20027! Cornstarch|corn starch|cornflour
20003! Arrowroot flour|arrowroot starch|arrowroot powder
20066! Semolina, dry|semolina flour
16157! Chickpea flour|gram flour|besan|garbanzo flour
20068 Tapioca pearls, dry
18079! Breadcrumbs, dry|bread crumbs|panko|panko breadcrumbs
18376! Breadcrumbs, seasoned|Italian breadcrumbs|Italian bread crumbs|seasoned bread crumbs`,
  },
  {
    kind: [4002, "Dry grains"],
    category: "grain",
    foods: `
20044 White rice, dry|uncooked white rice|raw rice|long-grain rice|basmati rice|jasmine rice
20452 Short-grain rice, dry|sushi rice|arborio rice|risotto rice
20036 Brown rice, dry|uncooked brown rice
20088 Wild rice, dry
08120 Oats, dry|rolled oats|old-fashioned oats|quick oats|porridge oats|uncooked oats
20035 Quinoa, dry|uncooked quinoa
20028 Couscous, dry|uncooked couscous
20012 Bulgur, dry|bulgur wheat, dry|cracked wheat
20005 Pearl barley, dry|pearled barley
20031 Millet, dry
20008 Buckwheat, dry|buckwheat groats
20033 Oat bran, dry`,
  },
  {
    kind: [4004, "Dry pasta and noodles"],
    category: "grain",
    foods: `
20120 Pasta, dry|uncooked pasta|spaghetti, dry|penne, dry|macaroni, dry|fusilli|rigatoni|linguine|fettuccine|farfalle|elbow macaroni|orzo|lasagna noodles
20124 Whole-wheat pasta, dry|whole wheat pasta|whole wheat spaghetti|whole grain pasta
20109 Egg noodles, dry
20133 Rice noodles, dry|rice vermicelli|rice sticks
20114 Soba noodles, dry
18337 Puff pastry, frozen|puff pastry dough
18338 Phyllo dough|filo pastry|fillo dough`,
  },
  {
    kind: [9999, "Baking supplies"],
    category: "other",
    foods: `
18369! Baking powder
18372! Baking soda|bicarbonate of soda|bicarb
18373! Cream of tartar
18375! Dry yeast|active dry yeast|instant yeast|baker's yeast
02050! Vanilla extract|vanilla essence
19080 Semisweet chocolate|semisweet chocolate chips|chocolate chips, semisweet
19078 Baking chocolate, unsweetened|unsweetened chocolate
19177 Gelatin powder, unsweetened|unflavored gelatin`,
  },
  {
    kind: [8804, "Maple syrup"],
    category: "other",
    foods: `
19353 Maple syrup|pure maple syrup`,
  },
  {
    kind: [9999, "Spices"],
    category: "other",
    foods: `
02047! Salt|table salt|kosher salt|sea salt|fine salt
02030! Black pepper|ground pepper|ground black pepper|peppercorns|freshly ground black pepper
02032! White pepper
02031! Cayenne pepper|ground red pepper|cayenne|red pepper flakes|crushed red pepper|chili flakes|chilli flakes
02028! Paprika|smoked paprika|sweet paprika
02009! Chili powder|chilli powder
02014! Cumin|ground cumin|cumin seed
02013! Coriander, ground|coriander seed|ground coriander
02043! Turmeric|ground turmeric
02015! Curry powder
02010! Cinnamon|ground cinnamon
02025! Nutmeg|ground nutmeg
02011! Cloves, ground|ground cloves
02001! Allspice
02006! Cardamom|ground cardamom
02021 Ginger, ground|ground ginger|ginger powder
02020! Garlic powder|granulated garlic
02026! Onion powder
02024! Mustard powder|dry mustard|ground mustard
02019! Fenugreek seed
02018! Fennel seed
02005! Caraway seed
02007! Celery seed
02033! Poppy seed
02037! Saffron
02035! Pumpkin pie spice
02034! Poultry seasoning
02075! Taco seasoning|taco seasoning mix`,
  },
  {
    kind: [9999, "Herbs"],
    category: "other",
    foods: `
02004! Bay leaf|bay leaves
02027! Oregano, dried|dried oregano
02003! Basil, dried|dried basil
02042! Thyme, dried|dried thyme
02036! Rosemary, dried|dried rosemary
02029! Parsley, dried|dried parsley
02017! Dill, dried|dried dill|dill weed
02038! Sage, dried|ground sage
02023! Marjoram, dried
02041! Tarragon, dried
02066! Mint, dried|dried mint
02049! Thyme, fresh
02063! Rosemary, fresh
02045! Dill, fresh|fresh dill
02065! Mint, fresh|fresh mint|spearmint`,
  },
  {
    kind: [8406, "Vinegar and cooking sauces"],
    category: "other",
    foods: `
02048! Apple cider vinegar|cider vinegar
02053! White vinegar|vinegar, distilled|distilled vinegar|rice vinegar|rice wine vinegar
02068! Red wine vinegar
02069! Balsamic vinegar
02054! Capers
06194 Chicken broth, ready to use|chicken broth|chicken stock|chicken bouillon, prepared
06008 Beef broth, ready to use|beef broth|beef stock
06700! Vegetable broth|vegetable stock|veg stock|veggie broth
06081! Chicken bouillon cube|bouillon cube|stock cube|chicken stock cube|chicken bouillon
06076! Beef bouillon cube|beef stock cube
12118 Coconut milk, canned|canned coconut milk
12117 Coconut milk, fresh`,
  },
  {
    kind: [6402, "Tomatoes for cooking"],
    category: "vegetable",
    foods: `
11531 Tomatoes, canned|canned tomatoes|diced tomatoes|chopped tomatoes|canned whole tomatoes|canned diced tomatoes
11693! Crushed tomatoes, canned|crushed tomatoes
11546! Tomato paste|tomato purée, concentrated
11547! Tomato puree|passata|tomato purée
11549! Tomato sauce, canned|tomato sauce`,
  },
  {
    kind: [6409, "Vegetables for cooking"],
    category: "vegetable",
    foods: `
11215 Garlic clove, fresh|fresh garlic|garlic cloves
11216 Ginger root|fresh ginger|ginger, fresh|root ginger
11677! Shallots|shallot
11979 Jalapeño pepper, fresh|jalapeno, raw
11352 Potatoes, raw|raw potato|yukon gold potatoes|white potatoes, raw
11353 Russet potatoes, raw|baking potatoes, raw
11355 Red potatoes, raw
11507 Sweet potatoes, raw|raw sweet potato
11485 Butternut squash, raw
11422 Pumpkin, raw
11424 Pumpkin puree, canned|canned pumpkin|pumpkin purée
11477 Zucchini with skin, raw|courgette, raw
11300 Snap peas, raw
11312 Green peas, frozen|frozen peas
11178 Corn, frozen|frozen corn|frozen sweetcorn
11172 Corn, canned, drained|canned corn|tinned sweetcorn
11583 Mixed vegetables, frozen|frozen mixed vegetables
11463 Spinach, frozen|frozen spinach
11092 Broccoli, frozen|frozen broccoli
11060 Green beans, frozen|frozen green beans
11211 Edamame, frozen
11238 Shiitake mushrooms, raw
11266 Cremini mushrooms, raw|brown mushrooms|chestnut mushrooms
11265 Portobello mushrooms, raw|portabella
11298 Parsnips, raw
11564 Turnips, raw
11278 Okra, raw
11147 Swiss chard, raw
11116 Bok choy, raw|pak choi
11119 Napa cabbage, raw
11134 Cassava, raw|yuca, raw
11972! Lemongrass
09156! Lemon zest|lemon peel
09216! Orange zest|orange peel`,
  },
  {
    kind: [2802, "Dry beans, peas, legumes"],
    category: "protein",
    foods: `
16069 Lentils, dry|brown lentils, dry|green lentils, dry|dried lentils|uncooked lentils
16144 Red lentils, dry|red lentils|masoor dal
16014 Black beans, dry|dried black beans
16027 Kidney beans, dry|dried kidney beans
16042 Pinto beans, dry|dried pinto beans
16037 Navy beans, dry|dried white beans
16056 Chickpeas, dry|dried chickpeas|garbanzo beans, dry
16085 Split peas, dry|dried split peas
16080 Mung beans, dry
16071 Lima beans, dry`,
  },
  {
    kind: [2806, "Processed soy products"],
    category: "protein",
    foods: `
16126 Tofu, firm|firm tofu|extra-firm tofu
16114! Tempeh
16112 Miso paste|white miso|miso paste, white
16124! Tamari|tamari soy sauce`,
  },
  {
    kind: [2202, "Chicken, raw"],
    category: "protein",
    foods: `
05062 Chicken breast, raw|boneless skinless chicken breast, raw|raw chicken breast
05096 Chicken thigh, raw|boneless skinless chicken thigh|raw chicken thigh
05066 Chicken drumstick, raw
05100 Chicken wing, raw
05006 Whole chicken, raw
05332 Ground chicken, raw|minced chicken`,
  },
  {
    kind: [2206, "Turkey, raw"],
    category: "protein",
    foods: `
05665 Ground turkey, raw|minced turkey|turkey mince|ground turkey, 93% lean
05219 Turkey breast, raw`,
  },
  {
    kind: [2004, "Beef, raw"],
    category: "protein",
    foods: `
23562 Ground beef, raw, 90% lean|lean ground beef|lean minced beef
23567 Ground beef, raw, 85% lean
23572 Ground beef, raw, 80% lean|minced beef|beef mince|ground chuck
23093 Beef chuck for stew, raw|stewing beef|stew meat|braising steak`,
  },
  {
    kind: [2006, "Pork, raw"],
    category: "protein",
    foods: `
10219 Ground pork, raw|minced pork|pork mince
10218 Pork tenderloin, raw|pork fillet
10164 Pork chop, raw
10070 Pork shoulder, raw
10123 Bacon, raw|uncooked bacon|streaky bacon
07036 Italian sausage, raw`,
  },
  {
    kind: [2008, "Lamb, raw"],
    category: "protein",
    foods: `
17224 Ground lamb, raw|minced lamb|lamb mince`,
  },
  {
    kind: [2402, "Fish, raw"],
    category: "protein",
    foods: `
15236 Salmon fillet, raw|raw salmon|fresh salmon
15015 Cod fillet, raw|raw cod
15261 Tilapia fillet, raw
15033 Haddock fillet, raw
15121 Tuna, canned in water, drained|canned light tuna|tuna in water
15084 Pink salmon, canned|salmon in a can|canned salmon`,
  },
  {
    kind: [2404, "Shellfish, raw"],
    category: "protein",
    foods: `
15149 Shrimp, raw|raw shrimp|prawns, raw`,
  },
  {
    kind: [2804, "Nuts and seeds for cooking"],
    category: "nuts",
    foods: `
12220! Flaxseed|linseed|flax seeds|ground flaxseed`,
  },
  {
    kind: [8002, "Dairy for cooking"],
    category: "dairy",
    foods: `
01090 Dry whole milk|milk powder|powdered milk`,
  },
  {
    kind: [8008, "Fats for cooking"],
    category: "other",
    foods: `
01145 Unsalted butter|butter, unsalted
04679! Cooking spray|nonstick spray|nonstick cooking spray
04581! Avocado oil
04615! Vegetable shortening|Crisco`,
  },
];

export interface KitchenIngredient {
  code: string;
  name: string;
  otherNames: readonly string[];
  category: FoodCategory;
  kind: { number: number; name: string };
  /** No food that is eaten as it is has this name. */
  isPlainName: boolean;
}

export const KITCHEN_INGREDIENTS: ReadonlyMap<string, KitchenIngredient> = new Map(
  SHELVES.flatMap(({ kind: [number, kindName], category, foods }) =>
    foods
      .trim()
      .split("\n")
      .map((line) => {
        const [, code = "", mark = "", names = ""] = /^(\d{5})(!?) (.*)$/.exec(line) ?? [];
        const [name = "", ...otherNames] = names.split("|");
        return [code, { code, name, otherNames, category, kind: { number, name: kindName }, isPlainName: mark === "!" }] as const;
      }),
  ),
);
