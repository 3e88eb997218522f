/**
 * Names used in recipes, for survey foods, whose names describe what people eat, and for ingredients with a simpler name in recipes. Each
 * line has a food code, then words in the singular. The longest match in an ingredient line wins.
 */
export const KITCHEN_WORDS = `
11112110 milk|2% milk|reduced fat milk
11111000 whole milk
11112210 1% milk|low fat milk
11113000 skim milk|fat free milk
11115300 buttermilk
11320100 soy milk
11350040 almond milk
11360200 oat milk
11210050 evaporated milk
11220000 condensed milk|sweetened condensed milk
11400010 greek yogurt|plain greek yogurt
11411010 yogurt|plain yogurt|natural yogurt
11411410 low fat yogurt|plain low fat yogurt|low-fat yogurt|plain low-fat yogurt
12130100 heavy cream|cream|double cream|whipping cream|heavy whipping cream
12310100 sour cream
14301010 cream cheese
14104100 cheddar|cheddar cheese|cheese
14107010 mozzarella|mozzarella cheese
14108010 parmesan|parmesan cheese
14104400 feta|feta cheese
14201500 ricotta|ricotta cheese
14109010 swiss cheese
14200100 cottage cheese
14106200 monterey jack|monterey jack cheese
14104700 goat cheese
31101010 egg
31108010 egg white
31110010 egg yolk
21500000 ground beef|minced beef|beef mince
41101990 cooked black bean
41102080 black bean|can black bean
41302080 chickpea|garbanzo bean|garbanzo
41106080 kidney bean|red kidney bean
41101180 white bean|cannellini bean|navy bean|great northern bean
41104080 pinto bean
41205010 refried bean
41205070 hummus
41420300 soy sauce
41420350 low sodium soy sauce|reduced sodium soy sauce|less sodium soy sauce
41420250 hoisin sauce|hoisin
41420450 worcestershire sauce|worcestershire
27150210 fish sauce
74403000 sriracha|sriracha sauce
42202000 peanut butter
42200500 almond butter
42116000 walnut
42100100 almond
42104000 cashew
42112000 pecan
42111000 peanut
43103300 tahini
43108010 chia seed
43103000 sesame seed
43101050 pumpkin seed|pepita
43102400 sunflower seed
42106020 coconut|shredded coconut|desiccated coconut
51300110 whole wheat bread
51101000 bread|white bread|sandwich bread
52215100 corn tortilla
52215200 flour tortilla|tortilla
51109100 pita|pita bread
56205008 cooked rice|cooked white rice
56205001 white rice cooked
75117020 onion|red onion|yellow onion|white onion|brown onion
75117010 green onion|spring onion|scallion
75111500 garlic
73101010 carrot|baby carrot
75109000 celery
75122200 red bell pepper|red pepper
75122100 green bell pepper|green pepper
75122000 bell pepper
75115000 mushroom|button mushroom
75128010 zucchini|courgette
75111200 eggplant|aubergine
72201100 broccoli
75107000 cauliflower
72125100 spinach|baby spinach
72119190 kale
75101800 green bean|string bean
75111000 cucumber
63105010 avocado
74101000 tomato|cherry tomato|grape tomato|plum tomato|roma tomato
74404010 marinara sauce|marinara|pasta sauce|spaghetti sauce
74402100 salsa
75109550 cilantro|coriander leaf|fresh coriander
75119000 parsley
75109400 basil
75109500 chive
75113080 arugula|rocket
72116000 romaine|romaine lettuce
75113000 lettuce|iceberg lettuce
75103000 cabbage|green cabbage
75105000 red cabbage
75112500 leek
75100800 asparagus
61204010 lemon juice
61207010 lime juice
61210000 orange juice
61113010 lemon
61116010 lime
61119010 orange
63107010 banana
63203010 blueberry
63223020 strawberry
63223610 frozen strawberry
63219000 raspberry
63101000 apple
63137010 pear
63135010 peach
63129010 mango
63141010 pineapple
62125100 raisin|sultana
62109100 dried cranberry|craisin
62110100 date
63101120 applesauce|unsweetened applesauce
91101010 sugar|white sugar|granulated sugar|caster sugar
91102010 brown sugar|light brown sugar|dark brown sugar
91101020 powdered sugar|icing sugar|confectioner sugar
91302010 honey
91303000 molasses
91302020 agave|agave syrup
11830150 cocoa powder|cocoa|unsweetened cocoa powder
91705300 dark chocolate
82104000 olive oil|extra-virgin olive oil|extra virgin olive oil
82101000 vegetable oil|oil|cooking oil|neutral oil
82105500 canola oil|rapeseed oil
82107000 sesame oil|toasted sesame oil
82101500 coconut oil
82108500 sunflower oil
81100500 butter|unsalted butter|salted butter
81102000 margarine
81204000 ghee
75506010 mustard|dijon mustard|yellow mustard
83107000 mayonnaise|mayo
74401010 ketchup
75510020 olive|black olive|kalamata olive
75510010 green olive
75503010 pickle|dill pickle
94000100 water
11216 ginger
02030 pepper
02013 coriander
18337 puff pastry
22311000 ham
25230780 deli turkey
`;
