import type { NamedDish } from "./named-dish.ts";

/** Dishes by the names that American chains, diners and school kitchens use. */
export const CHAIN_AND_SCHOOL_DISHES: readonly NamedDish[] = [
  [
    "crunchwrap, chalupa, gordita crunch, quesarito, doritos locos, mexican pizza, cheesy gordita, meximelt, enchirito, cantina bowl, nachos? bellgrande",
    "WMye",
  ],
  ["cinnamon twists", "W"],
  ["filet[- ]?o[- ]?fish, fish sandwich, fish filet sandwich, fish sando", "FWMEy"],
  ["mcgriddle, mcmuffin, croissan.?wich, breakfast sandwich, breakfast burrito, jimmy dean, toaster sandwich", "WEMy"],
  ["mcchicken, mcnugget, mcrib, quarter pounder, mcdouble, big mac, mccrispy, hot n spicy", "WYem"],
  [
    "big mac, quarter pounder, whopper, baconator, daves single, double double, double[- ]double, butter ?burger, shackburger, steakburger, thickburger, jr bacon, juicy lucy, jucy lucy, impossible whopper",
    "WEZmy",
  ],
  [
    "big mac, baconator, daves single, double double, double[- ]double, butter ?burger, shackburger, juicy lucy, jucy lucy, cheese ?burger",
    "M",
  ],
  [
    "animal style, frisco, thousand island burger, special sauce, secret sauce, fry sauce, burger sauce, comeback sauce, boom boom sauce, yum yum sauce, bang bang, chick[- ]?fil[- ]?a sauce, polynesian sauce, canes sauce, zax sauce",
    "Emyfw",
  ],
  ["animal style", "MEw"],
  [
    "chick[- ]?fil[- ]?a, popeyes, kfc, raising canes, zaxbys, bojangles, churchs chicken, chicken sandwich, chicken biscuit, boneless wings, chicken fries, chicken strips, chicken tenders, chicken nuggets, dino nuggets, popcorn chicken, tendies",
    "WMEy",
  ],
  [
    "bloomin.? onion, awesome blossom, blooming onion, onion blossom, texas tonion, cactus blossom, onion rings, onion petals, fried pickles, frickles, fried green tomato(?:es)?, fried okra, fried zucchini, fried mushrooms",
    "WMEy",
  ],
  [
    "bang bang shrimp, boom boom shrimp, dynamite shrimp, coconut shrimp, popcorn shrimp, shrimp basket, walt.?s favorite shrimp, volcano shrimp",
    "SWEmy",
  ],
  [
    "cheddar bay, texas toast, garlic knots, breadsticks, cheesy bread, crazy bread, cheese bread, cinna ?stix, pizza rolls?, pizza bites, bagel bites, totinos, hot pocket, lean pocket, stuffed crust, deep dish, stromboli, bosco sticks?, max sticks?, pizza crunchers, pizza boats?, french bread pizza, flatbread pizza",
    "WMye",
  ],
  [
    "frosty, blizzard, mcflurry, concrete mixer, dilly bar, dairy queen, shamrock shake, milk ?shake, malted milk, sundae, banana split, frozen custard, soft serve, ice cream sandwich, drumstick ice cream, choco taco, klondike, push pop ice cream, fudge pop, fudgsicle, creamsicle, dole whip float, root beer float, coke float, affogato",
    "Meytw",
  ],
  ["oreo, ice cream sandwich, choco taco, drumstick ice cream, cookies and cream", "WYm"],
  ["drumstick ice cream, choco taco, buster bar, nutty buddy, nutty bars?", "PMtw"],
  [
    "cinnabon, cinnabun, pretzel bites?, pretzel nuggets?, auntie annes?, wetzels?, soft pretzel, stuffed pretzel, pretzel dog, cinnamon sugar pretzel, funnel cake fries, churro bites?, monkey bread, pull[- ]apart bread",
    "Wmy",
  ],
  ["lunchables?, pizza kit, cracker stackers?, snack kit, adult lunchable", "WMy"],
  ["uncrustables?, pb ?and ?j, pbj, pb and j, peanut butter and jelly, fluffernutter, elvis sandwich, crustless sandwich", "PWe"],
  ["fluffernutter, fluff, marshmallow fluff, marshmallow creme", "E"],
  [
    "ants on a log, buckeyes?, buckeye candy, puppy chow, muddy buddies, peanut butter cups?, peanut butter balls?, boiled peanuts?, goober peas?, scotcheroos?, special k bars?, monster cookies?, peanut butter blossoms?",
    "Pmyt",
  ],
  ["puppy chow, muddy buddies, buckeyes?, buckeye candy, scotcheroos?, peanut butter cups?", "MYw"],
  [
    "sloppy joe, manwich, loose meat sandwich, maid[- ]rite, chili dog, coney, coney dog, chicago dog, corn ?dog, pigs? in a blanket, pigs? in blankets?, mini corn dogs?, sausage roll, kolaches?, bagel dog, brat, bratwurst bun, glizzy, half[- ]smoke",
    "Wymez",
  ],
  ["corn ?dog, mini corn dogs?, corn dogs? nuggets?", "WEMy"],
  [
    "walking taco, frito pie, taco in a bag, taco salad, taco pie, taco bake, taco pasta, taco casserole, nacho bar, loaded nachos, totchos, tachos, taco bell, seven[- ]layer dip, 7[- ]layer dip",
    "Mwe",
  ],
  [
    "tater tot hotdish, tater tot casserole, hotdish, cowboy casserole, hamburger casserole, cheeseburger macaroni, hamburger helper, beefaroni, chef boyardee, spaghettios?, ravioli can, easy mac, kraft dinner, shells and cheese, annies shells, goldfish mac",
    "WMey",
  ],
  [
    "funeral potatoes, cheesy potatoes, hash ?brown casserole, potatoes au gratin, party potatoes, loaded baked potato, loaded fries, cheese fries, carne asada fries, disco fries, chili cheese fries, waffle fries with cheese, potato wedges loaded",
    "Mwe",
  ],
  [
    "meatloaf, hamburger steak, country style steak, chicken fried steak, chicken fried chicken, country fried steak, finger steaks?, steak fingers?, pork tenderloin sandwich, breaded pork, breaded tenderloin, toasted ravioli, mozzarella sticks?, chicken parm, steak umm",
    "WEmy",
  ],
  ["salisbury steak, hamburger steak, meatloaf", "Y"],
  ["chicken fried steak, chicken fried chicken, country fried steak, steak fingers?, toasted ravioli", "M"],
  [
    "stroganoff, american chop suey, goulash american, johnny marzetti, tuna noodle, tuna casserole, chicken spaghetti, cowboy spaghetti, cincinnati chili, skyline chili, turkey tetrazzini, baked spaghetti, pizza casserole, lasagna soup",
    "WMe",
  ],
  ["tuna noodle, tuna casserole, tuna melt, tuna wiggle, tuna helper", "FWM"],
  [
    "green bean casserole, broccoli casserole, squash casserole, poppy ?seed chicken, chicken divan, cream of mushroom chicken, no peek chicken, chicken and rice casserole, chicken tetrazzini, chicken pot pie, turkey pot pie, chicken and dumplings, chicken and biscuits, chicken bog",
    "WMe",
  ],
  [
    "king ranch, chicken tortilla casserole, enchilada casserole, tamale pie, tortilla casserole, mexican lasagna, mexican street corn, street corn, corn in a cup",
    "Mwe",
  ],
  [
    "jambalaya, gumbo, etouffee, maque choux, dirty rice, boudin, red beans and rice, muffuletta, crawfish pie, crawfish bread, crawfish monica, shrimp creole, barbecue shrimp new orleans, bbq shrimp",
    "smwf",
  ],
  [
    "crawfish pie, crawfish bread, crawfish monica, shrimp creole, seafood boil, low ?country boil, frogmore stew, peel and eat, clambake, steamers, cioppino, clams casino, stuffed quahog, stuffies, clam strips, clam cakes?, rhode island calamari",
    "Swmef",
  ],
  ["crawfish monica, crawfish bread, crawfish pie, stuffed quahog, stuffies, clams casino, clam strips, clam cakes?", "WMe"],
  ["bread bowl, chowder bread bowl", "WM"],
  ["lobster roll, crab roll, shrimp roll, clam roll, new england lobster, connecticut lobster", "SWMEy"],
  [
    "crab cakes?, crab louie, shrimp louie, crab imperial, deviled crab, crab dip, crab puffs?, crab rangoon, seafood salad, surf and turf, oysters rockefeller",
    "SEmwf",
  ],
  [
    "reuben, rachel sandwich, pastrami on rye, french dip, monte cristo, croque, hot brown, cheesesteak, philly, patty melt, cuban sandwich, medianoche, dagwood, club sandwich, turkey club, grinder, hoagie, hero sandwich, gyro, italian sub, meatball sub, jersey mikes?, jimmy johns?, arbys?, beef n cheddar, beef and cheddar",
    "WMeyz",
  ],
  ["reuben, rachel sandwich, french dip au jus, steak sandwich, bloody mary", "fE"],
  [
    "ambrosia, watergate salad, pistachio salad, pistachio fluff, snickers salad, jello salad, cookie salad, dirt cake, dirt cups?, dirt pudding, pretzel salad, strawberry pretzel salad, icebox cake, banana pudding, eclair cake, lasagna dessert, chocolate lasagna",
    "Mwte",
  ],
  ["watergate salad, pistachio salad, pistachio fluff", "TM"],
  ["snickers salad", "PMEy"],
  [
    "dirt cake, dirt cups?, dirt pudding, cookie salad, pretzel salad, strawberry pretzel salad, icebox cake, banana pudding, eclair cake, chocolate lasagna",
    "WMYe",
  ],
  [
    "waldorf, broccoli salad, seven[- ]layer salad, 7[- ]layer salad, macaroni salad, amish macaroni, pea salad, crack chicken, chicken salad, egg salad, tuna salad, ham salad, deviled eggs?, pimento cheese, pimiento cheese, slaw, coleslaw, potato salad, elote salad",
    "Emw",
  ],
  [
    "pimento cheese, pimiento cheese, crack chicken, marry me chicken, tuscan chicken, million dollar (?:chicken|spaghetti|dip), chicken bacon ranch, crack dip, buffalo chicken dip, spinach artichoke dip, queso dip, beer cheese, cheese ball, cheese curds?, jalapeno poppers?, armadillo eggs?, french onion dip, dill dip, ranch dip",
    "Mew",
  ],
  ["beer cheese, million dollar spaghetti, cheese curds? fried, fried cheese curds?, jalapeno poppers?", "WM"],
  [
    "cobb, chef salad, wedge salad, greek salad, southwest salad, santa fe salad, taco salad, harvest bowl, power ?bowl, protein box, bistro box",
    "Mefw",
  ],
  ["cobb, chef salad, protein box", "E"],
  [
    "rice krispies? treats?, rice krispy treats?, cereal treats?, cereal bars?, marshmallow treats?, smores?, smores bar, moon ?pie, whoopie",
    "Mwye",
  ],
  [
    "french toast sticks?, pancake on a stick, pancake wrap, breakfast on a stick, waffle sticks?, eggo, dutch baby, german pancake, breakfast pizza, breakfast bake, breakfast casserole, egg strata, strata, sausage balls?, egg bites?, sous vide egg, egg bake, denver omelet, western omelet, joes special, hangtown fry, breakfast tacos?, migas, country breakfast, grand slam, lumberjack",
    "EMw",
  ],
  [
    "french toast sticks?, pancake on a stick, pancake wrap, waffle sticks?, eggo, dutch baby, german pancake, breakfast pizza, strata, sausage balls?, grand slam, lumberjack",
    "WEMy",
  ],
  ["hangtown fry", "SEW"],
  [
    "hush ?pupp(?:y|ies), corn fritters?, corn casserole, corn pudding, spoonbread, johnny ?cakes?, hoe ?cakes?, hot water cornbread, jalapeno cornbread, jiffy, corn muffins?, fry bread, frybread, navajo tacos?, indian tacos?, beignets?, calas, zeppole, zeppoli, apple fritter, clam fritter",
    "WEMy",
  ],
  ["shrimp cocktail, prawn cocktail, oyster shooters?, oysters on the half", "Sf"],
  [
    "chicken and waffles, biscuits and gravy, creamed chipped beef, sausage gravy, country gravy, white gravy, milk gravy, chicken gravy, red ?eye gravy, chocolate gravy",
    "WMe",
  ],
  [
    "spam musubi, musubi, loco moco, plate lunch, saimin, huli huli, mochiko chicken, hawaiian macaroni salad, mac salad, kalua pork, shoyu chicken, malasadas?, butter mochi, manapua, spam fried rice, garlic shrimp",
    "Ywez",
  ],
  ["loco moco, plate lunch, mac salad, hawaiian macaroni salad, malasadas?, butter mochi, mochiko chicken", "EWm"],
  ["saimin", "WYSEf"],
  ["lomi, lau ?lau", "F"],
  ["butter mochi, malasadas?", "MEW"],
  ["manapua, musubi, shoyu chicken, mochiko chicken", "WY"],
  ["garlic shrimp", "SM"],
  [
    "panda express, orange chicken, beijing beef, honey walnut shrimp, firecracker (?:chicken|shrimp), bourbon chicken, kung fu chicken, mandarin chicken, crispy beef, sesame beef, pf changs?, dynamite, spider roll, california roll, philadelphia roll, philly roll, dragon roll, rainbow roll, volcano roll, spicy tuna roll, tempura roll, crunchy roll",
    "YWezs",
  ],
  ["spider roll, dragon roll, rainbow roll, volcano roll, tempura roll, crunchy roll, dynamite", "SFWEYz"],
  ["philadelphia roll, philly roll", "FMYz"],
  ["spicy tuna roll, rainbow roll, salmon roll, tuna roll", "FEYz"],
  [
    "frappuccino, frapp?e, pumpkin spice latte, chai latte, matcha latte, pink drink, caramel macchiato, flat white, cortado, cold foam, cake pop, boba, bubble tea, thai tea, taro tea, brown sugar boba",
    "Mys",
  ],
  ["cake pop", "WEMY"],
  ["glorified rice, hawaiian haystack", "Mw"],
];
