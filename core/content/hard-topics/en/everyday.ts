/** Words that say that a text is about food to cook, buy or eat. With one of these, the wide rules say nothing. */
export const FOOD_WORDS: readonly string[] = (
  "almond almonds apple apples avocado bacon bagel bagels bake baked banana bananas bar bars bbq bean beans beef beer berry berries " +
  "biscuit biscuits bowl bowls box bread breads breakfast breakfasts brisket broccoli broth brownie brownies burger burgers burrito " +
  "burritos butter cafe cake cakes candy carrot carrots casserole celery cereal cheese cheesecake cheddar cherry chicken chili chips " +
  "chocolate chutney cocktail coffee coke cook cooking cookie cookies corn cracker crackers cream crepe crepes crust cupcake cupcakes " +
  "curry dairy dates dessert desserts dip dish dog dogs doughnut donut donuts dough dressing drink drinks dumpling dumplings egg eggs " +
  "empanadas fish flan flour fries fruit frosting fryer garlic gluten granola grapes gravy grill grilled gum ham honey hotdog hummus " +
  "icing jam jelly jello juice kebab ketchup lamb lasagna lasagne latte latkes lemon lentil lentils lettuce liver lobster loaf " +
  "lunchbox macaroni mango mayo mayonnaise meat meatball meatballs meatloaf milk milkshake mince mocha muesli muffin muffins mushroom " +
  "mushrooms nachos noodle noodles nut nutella nuts oat oatmeal oats oil olive onion onions orange oven pan pancake pancakes pasta " +
  "pastry peach peanut peanuts pear pepper peppers pickle pickles pie pies pizza popcorn pork potato potatoes pretzel pretzels " +
  "protein pudding pumpkin quesadilla ramen recipe recipes restaurant ribs rice roast salad salads salami salmon salsa sandwich " +
  "sandwiches sauce sausage sausages scone scones seafood shake shakes shellfish shrimp smoothie smoothies soda soup soups spaghetti " +
  "spice spicy spinach steak steaks stew strawberries strawberry stuffing sugar sushi sweets syrup taco tacos tea tequila toast tofu " +
  "tomato tomatoes tortilla tuna turkey vegan vegetable vegetables vegetarian veggie veggies wafer wafers waffle waffles wine wing " +
  "wings wrap wraps yogurt yoghurt yeast zucchini"
).split(" ");

/** Words that say that a text is about a meal or a snack. */
export const MEAL_WORDS: readonly string[] =
  "breakfast lunch dinner supper snack snacks meal meals brunch lunchbox picnic barbecue buffet appetizer appetizers treat treats dish dishes portion serving servings menu leftovers".split(
    " ",
  );
