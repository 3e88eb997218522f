import { joinWords, splitParts } from "./name-text.ts";

/** 'Cookie, chocolate sandwich' → 'Chocolate sandwich cookie': moves the kind, which USDA puts first, to the end. */
const LOOSE =
  /^(with\b|made\b|from\b|no\b|in\b|on\b|topped|for\b|filled|not\b|without|and\b|all\b|cooked|canned|frozen|restaurant|school|fast food|homemade|light$|reduced|fat free|sugar free|low |diet|gluten free|regular|ready|plain$|raw$|dried$|fresh|breaded|baked|fried|grilled|steamed|boiled|roasted|bottled|decaf|toasted|batter|bakery)/;

/** The word for the kind when it comes last. */
const TURNED: Readonly<Record<string, string>> = {
  Soup: "soup",
  Cookie: "cookie",
  Bread: "bread",
  Roll: "roll",
  Cheese: "cheese",
  Cake: "cake",
  "Cake or cupcake": "cake",
  "Snack cake": "snack cake",
  Pie: "pie",
  Cobbler: "cobbler",
  Crisp: "crisp",
  Strudel: "strudel",
  Muffin: "muffin",
  Pudding: "pudding",
  Candy: "candy",
  Cereal: "cereal",
  Crackers: "crackers",
  Donut: "donut",
  Tortilla: "tortilla",
  "Taco shell": "taco shell",
  Stew: "stew",
  "Pot pie": "pot pie",
  Gravy: "gravy",
  Relish: "relish",
  Pickles: "pickles",
  Olives: "olives",
  Icing: "icing",
  Topping: "topping",
  Sugar: "sugar",
  Cream: "cream",
  Salsa: "salsa",
  "Enchilada sauce": "enchilada sauce",
  Onions: "onions",
  Cabbage: "cabbage",
  Lettuce: "lettuce",
  Empanada: "empanada",
  Turnover: "turnover",
  Enchilada: "enchilada",
  Tamale: "tamale",
  Quesadilla: "quesadilla",
  Taquito: "taquito",
  Fajita: "fajita",
  Nachos: "nachos",
  "Hot pocket": "hot pocket",
  Ravioli: "ravioli",
  Tortellini: "tortellini",
  Manicotti: "manicotti",
  Waffle: "waffle",
  Pancakes: "pancakes",
  Bagel: "bagel",
  Croissant: "croissant",
  Fritter: "fritter",
  Crepe: "crepe",
  Pastry: "pastry",
  Sandwich: "sandwich",
  Noodles: "noodles",
  Pasta: "pasta",
  "Corn chips": "corn chips",
  Popcorn: "popcorn",
  "Ice cream": "ice cream",
  "Light ice cream": "light ice cream",
  "Frozen yogurt": "frozen yogurt",
  Gelato: "gelato",
  "Ice cream sandwich": "ice cream sandwich",
  "Ice cream bar": "ice cream bar",
  "Frozen yogurt bar": "frozen yogurt bar",
  Cheesecake: "cheesecake",
  "Sushi roll": "sushi roll",
  "Hot dog": "hot dog",
  Goat: "goat",
  Dumpling: "dumpling",
  Knish: "knish",
  Biscuit: "biscuit",
  "Soft drink": "soft drink",
  Milkshake: "milkshake",
  Blintz: "blintz",
  Fudge: "fudge",
  "Turnover or dumpling": "turnover",
  Hummus: "hummus",
  Coffee: "coffee",
  Tea: "tea",
  Water: "water",
  Mushroom: "mushroom",
  Meatballs: "meatballs",
  Burrito: "burrito",
  "Burrito bowl": "burrito bowl",
  Taco: "taco",
  Pupusa: "pupusa",
  Gordita: "gordita",
  Chimichanga: "chimichanga",
  Breadsticks: "breadsticks",
  Pretzels: "pretzels",
  Margarine: "margarine",
  Butter: "butter",
  "Ice cream soda": "ice cream soda",
  "Ice cream cone": "ice cream cone",
};

/** Kinds that the name does not need: 'Tuna' and 'Salmon' are clear without 'Fish'. */
const DROPPED_HEADS =
  /^(Fish), (?!raw|baked|breaded|fried|steamed|canned|smoked|stick|pickled|cake|dried|white|restaurant|fast food|noodles|rice|tofu|and\b)/;
const MEAT_CUTS =
  /^(Beef|Pork|Lamb|Veal|Turkey|Venison|Duck|Goose|Goat), (steak|chop|roast|pot roast|brisket|ribs|shortribs|stew meat|neck bones|oxtails|ground|tenderloin|belly|bacon|spareribs|ears|bones|pig's feet|ham hocks|cracklings|carnitas|roll|neck|tail|back|wing|drumstick|thigh|nuggets|loin chop|shoulder chop|cutlet|jerky|sausage|spread)\b(.*)$/;

const MEX = /^(Burrito bowl|Burrito|Taco|Quesadilla|Nachos|Gordita|Pupusa|Chimichanga|Taquito|Enchilada|Fajita|Tamale|Empanada)$/;

export function invertName(name: string): string {
  const parts = splitParts(name.replace(DROPPED_HEADS, ""));
  const [head = "", next = "", ...rest] = parts;
  if (next === "") return head;
  const meat = MEAT_CUTS.exec(name);
  if (meat) return cutOfMeat(meat[1] ?? "", meat[2] ?? "", meat[3] ?? "");
  if (MEX.test(head)) return mexicanDish(head, [next, ...rest]);
  if (head === "Soft drink") return softDrink([next, ...rest]);
  if (head === "Coffee" || head === "Tea") return hotDrink(head, [next, ...rest]);
  const turned = TURNED[head];
  if (turned === undefined || LOOSE.test(next)) return parts.join(", ");
  return [joinHead(next, turned), ...rest].join(", ");
}

function joinHead(next: string, turned: string): string {
  const [words = "", tail = ""] = splitAtWith(next);
  if (words.toLowerCase().endsWith(turned)) return next;
  return `${words} ${turned}${tail}`;
}

/** 'oatmeal with raisins' → 'oatmeal', ' with raisins' */
function splitAtWith(text: string): [string, string] {
  const at = text.search(/ (with|in|made with|on|and cheese with) /);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at)];
}

function cutOfMeat(animal: string, cut: string, rest: string): string {
  const kinds = /^, (chuck|cube|flank|ribeye|round|sirloin|strip|T-bone|tenderloin|country fried|sandwich)\b(.*)$/.exec(rest);
  if (cut === "steak" && kinds) return kinds[1] === "country fried" ? `Country fried steak${kinds[2]}` : `${kinds[1]} steak${kinds[2]}`;
  if (cut === "ground") return rest.startsWith(", patty") ? `Ground ${animal} patty${rest.slice(7)}` : `Ground ${animal}${rest}`;
  if (cut === "pot roast" || cut === "carnitas" || cut === "pig's feet" || cut === "ham hocks" || cut === "oxtails") return `${cut}${rest}`;
  if (cut === "roast") return `Roast ${animal}${rest}`;
  if (cut === "shortribs") return `${animal} short ribs${rest}`;
  return `${animal} ${cut}${rest}`;
}

/** 'Burrito, beef, with beans, cheese' → 'Beef burrito with beans and cheese' */
function mexicanDish(dish: string, parts: readonly string[]): string {
  const shell = parts.find((part) => /^(corn|flour) tortilla$/.test(part));
  const meat = parts.find((part) =>
    /^(beef or pork|beef|pork|chicken|fish|meat|shrimp|vegetable|egg|fruit|cheese only|no meat|sweet|meat-filled)$/.test(part),
  );
  const without = parts.filter((part) => /^(no cheese|without)/.test(part));
  const within = parts.filter((part) => /^with /.test(part)).map((part) => part.slice(5));
  const cheese = parts.includes("cheese") ? ["cheese"] : [];
  const used = new Set([shell, meat, "cheese", ...without, ...parts.filter((part) => /^with /.test(part))]);
  const left = parts.filter((part) => !used.has(part));
  const filling = joinFilling([...within, ...cheese]);
  const lower = dish.toLowerCase();
  const named = meat === "cheese only" ? `Cheese ${lower}` : meat === "no meat" ? `${dish}, meatless` : meat ? `${meat} ${lower}` : dish;
  const fillings = filling === "" ? "" : ` with ${filling}`;
  return [`${named}${fillings}`, ...(shell ? [shell] : []), ...without, ...left].join(", ");
}

function joinFilling(words: readonly string[]): string {
  return joinWords(words.flatMap((word) => word.split(/ and /)));
}

/** 'Soft drink, cola, diet' → 'Diet cola (soft drink)' */
function softDrink(parts: readonly string[]): string {
  const diet = parts.includes("diet") ? "Diet " : "";
  const [kind = "", ...rest] = parts.filter((part) => part !== "diet");
  const named = kind
    .replace(/pepper type/, "Dr Pepper type")
    .replace(/^fruit flavored$/, "fruit-flavored soda")
    .replace(/^chocolate flavored$/, "chocolate soda");
  const tail = rest.map((part) => part.replace("caffeine containing", "with caffeine").replace("decaf", "caffeine free"));
  if (kind === "") return diet === "" ? "Soda (soft drink)" : "Diet soda (soft drink)";
  return [`${diet}${named} (soft drink)`, ...tail].join(", ");
}

/** 'Coffee, Latte, decaf, nonfat' → 'Latte, decaf, nonfat'; 'Tea, iced, bottled, green' → 'Iced green tea, bottled' */
function hotDrink(head: string, parts: readonly string[]): string {
  if (head === "Coffee") {
    const [first = "", ...rest] = parts;
    if (/latte|mocha|cappuccino|macchiato|espresso|cafe con leche/i.test(first))
      return [first.replace(/Cafe Mocha/, "mocha"), ...rest].join(", ");
    if (/^(Turkish|Cuban)$/.test(first)) return [`${first} coffee`, ...rest].join(", ");
    if (first === "instant") return ["Instant coffee", ...rest].join(", ");
    return [head, ...parts].join(", ");
  }
  const colour = parts.find((part) => /^(black|green|oolong|herbal|hibiscus|chamomile|ginger|bubble|kombucha)$/.test(part));
  const iced = parts.includes("iced");
  const rest = parts.filter((part) => part !== colour && !["iced", "hot", "leaf", "brewed"].includes(part));
  const tea =
    colour === "kombucha" ? "Kombucha" : colour === "black" && iced ? "Iced tea" : `${iced ? "Iced " : ""}${colour ? `${colour} ` : ""}tea`;
  return [tea, ...rest].join(", ");
}
