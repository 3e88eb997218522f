import type { NamedDish } from "./named-dish.ts";

/** Candy, cookies, chips and bars by brand, as their labels in the United States list the allergens. */
export const CANDY_AND_SNACKS: readonly NamedDish[] = [
  [
    "snickers, baby ruth, butterfinger, reeses?, nutrageous, pay ?day, oh henry, mr goodbar, 5th avenue, fifth avenue, clark bar, zagnut, chick[- ]o[- ]stick, mary janes?, goo goo cluster, whatchamacallit, take ?5, take five, nutter butter, peanut m&ms?, peanut m and ms?, goobers?, planters, star crunch peanut, nut rolls?, salted nut roll, squirrel nut, fast break, tastykake kandy ?kakes?, peanut chews?, cracker ?jacks?, poppycock, fiddle faddle, beer nuts, bamba, nutty bars?, nutty buddy",
    "Pmyt",
  ],
  [
    "snickers, baby ruth, butterfinger, reeses?, nutrageous, mr goodbar, 5th avenue, fifth avenue, clark bar, goo goo cluster, whatchamacallit, take ?5, take five, peanut m&ms?, peanut m and ms?, goobers?, fast break, kandy ?kakes?",
    "MYew",
  ],
  [
    "snickers, milky way, 3 musketeers, three musketeers, mars bar, charleston chew, zero bar, salted nut roll, nougat, turron, torrone, divinity, nut goodie",
    "Emy",
  ],
  [
    "milky way, 3 musketeers, three musketeers, mars bar, charleston chew, zero bar, 100 grand, hundred grand, rolos?, caramello, hersheys?, hersheys? kiss(?:es)?, m&ms?, m and ms?, m&m, nestle crunch, crunch bar, krackel, symphony, whoppers, maltesers, milk duds?, junior mints?, york, peppermint patt(?:y|ies), andes, tootsie, sugar daddy, sugar babies, caramels?, werthers, kraft caramels?, cadbury, creme egg, mini eggs, galaxy bar, aero, smarties uk, twirl, flake bar, crunchie, dairy milk, milka, ritter sport, lindt, lindor, ghirardelli, godiva, raisinets?, sno[- ]?caps?, buncha crunch, cookie dough bites, kinder, happy hippo, wonka bar, chunky bar, toblerone, cow tales?",
    "MYtpew",
  ],
  [
    "twix, kit ?kat, take ?5, take five, whoppers, maltesers, crunch wafer, kinder bueno, kinder happy hippo, happy hippo, cookie dough bites, q\\.?bel, cow tales?, nestle crunch, pocky, pepero, hello panda, koala.?s march, yan yan, toppo, choco ?pie, tim tams?, penguin bar, jaffa cakes?, digestives?, hobnobs?, jammie dodgers?, custard creams?, bourbon biscuits?, prince biscuit, bourbons?, wagon wheels?, tunnocks?, stroopwafel, loacker, manner wafers?, wafers?, knoppers, hanuta, duplo, balconi",
    "WMYtpe",
  ],
  ["tim tams?, choco ?pie, jaffa cakes?, hello panda, koala.?s march, pepero, pocky", "WMYe"],
  [
    "almond joy, heath, skor, almond roca, ferrero, ferrero rocher, nutella, toblerone, kinder bueno, hanuta, duplo, knoppers, toffifay, toffifee, turtle candy, raffaello, baci, gianduiotto, mozartkugel, marzipan, symphony almond, hersheys? (?:milk chocolate )?with almonds?, jordan almonds?, rocky road, chunky bar, rum balls?, buckeye bark, guylian, daim, dime bar, merci, after eight nuts, praline, pralines, divinity, kaju, lokum with pistachio, dubai chocolate, pistachio bar",
    "Tmypw",
  ],
  [
    "almond joy, heath, skor, almond roca, ferrero, nutella, toblerone, kinder bueno, hanuta, duplo, knoppers, toffifay, toffifee, raffaello, baci, mozartkugel, daim, guylian, merci, dubai chocolate",
    "MYw",
  ],
  ["dubai chocolate, kataifi, angel hair chocolate", "WTMYz"],
  ["mounds, bounty bar, coconut bar", "Ymt"],
  [
    "twizzlers?, red vines?, licorice, liquorice, allsorts, twisted licorice, nerds rope, sour punch, sour straws?, airheads extremes?, airheads bites?, good and plenty, good & plenty",
    "W",
  ],
  [
    "goldfish crackers?, goldfish, cheez[- ]?its?, cheese nips?, cheddar bunnies, cheese ?crackers?, better cheddars, cheese straws?, ritz bitz, ritz bits, lance crackers?, toastchee, cheese sandwich crackers?, handi[- ]snacks?, snack sticks cheese, pretzel crisps cheese, chicken in a biskit",
    "WMYp",
  ],
  [
    "ritz, saltines?, triscuits?, wheat thins?, club crackers?, town house crackers?, graham crackers?, teddy grahams?, honey maid, animal crackers?, oyster crackers?, water biscuits?, carrs, melba, wasa, ryvita, matzo, breton, premium crackers?, keebler, vegetable thins, sociables, pretzels?, pretzel rods?, pretzel sticks?, snyders, rold gold, dots pretzels?, bagel chips?, stacys?, sun ?chips?, pringles, wheatables, stoned wheat, zwieback, rusk",
    "Wym",
  ],
  [
    "ritz, club crackers?, town house crackers?, wheat thins?, graham crackers?, teddy grahams?, animal crackers?, keebler, premium crackers?",
    "Y",
  ],
  [
    "chex mix, gardettos?, munchies mix, party mix, snack mix, bar mix, nuts and bolts, bugles mix, oriental mix, rice cracker mix, arare, kakimori, kaki no tane, kakinotane, bombay mix, chiwda",
    "WYptmz",
  ],
  ["gorp, scroggin, student mix, mixed nuts, monkey mix, bombay mix, nut mix, bar nuts", "PTym"],
  [
    "twinkies?, ding dongs?, ho ?hos?, zingers?, sno ?balls?, snoballs?, hostess, suzy ?q, little debbie, swiss rolls?, cosmic brown(?:ie|ies)?, zebra cakes?, oatmeal creme pies?, star crunch, honey buns?, swiss cake rolls?, tastykake, krimpets?, drakes, devil dogs?, ring dings?, yodels?, entenmanns?, cup ?cakes?, donettes?, powdered donuts?, jelly krimpets?, fruit pies?, butterscotch krimpets?, fudge rounds?, moon ?pies?, hohos?, pecan spinwheels?, gansitos?, pinguinos?, mantecadas?, bimbo",
    "WEMYt",
  ],
  [
    "pop[- ]?tarts?, toaster (?:pastry|pastries|strudel), strudel bites?, nutri[- ]?grain, fig newtons?, newtons, belvita, cereal bar, breakfast biscuits?, oat bars?",
    "WYm",
  ],
  [
    "oreos?, chips ahoy, nilla, nilla wafers?, fudge stripes?, e l fudge, vienna fingers?, milano, pepperidge farm, thin mints?, samoas?, caramel delites?, tagalongs?, do[- ]si[- ]dos?, trefoils?, girl scout cookies?, famous amos, keebler cookies?, nutter butter, hydrox, lorna doone, pecan sandies, sandies, danish butter cookies?, mother.?s cookies?, circus animal cookies?, frosted animal, dunk.?a ?roos, dunkaroos?, lofthouse, crumbl, insomnia cookies?, cookie dough, biscoff, speculoos, cookie butter, tates, matts cookies?, grandma.?s cookies?, hit cookies?, maria cookies?, marias, galletas, macaroons?",
    "WYmet",
  ],
  [
    "milano, samoas?, tagalongs?, pepperidge farm, danish butter cookies?, dunk.?a ?roos, dunkaroos?, lofthouse, crumbl, insomnia cookies?, fudge stripes?, nilla, famous amos, chips ahoy, thin mints?, trefoils?",
    "M",
  ],
  ["tagalongs?, do[- ]si[- ]dos?", "P"],
  ["pecan sandies, pecan spinwheels?", "T"],
  ["nilla, dunk.?a ?roos, crumbl, lofthouse, milano, insomnia cookies?, cookie dough, famous amos", "E"],
  [
    "clif, luna bar, powerbar, power bar, rxbar, rx bar, larabar, lara bar, kind bar, perfect bar, gomacro, quest bar, one bar, think thin, thinkthin, pure protein, premier protein, gatorade bar, met[- ]rx, builders bar, built bar, fulfil, barebells, nature valley, quaker chewy, kashi, z ?bar, zbar, fiber one, special k bar, atkins, zone bar, balance bar, granola bar, protein bar, energy bar, chewy bar, muscle milk, ensure, boost drink, carnation instant, fairlife, core power, orgain, huel, soylent",
    "tpymw",
  ],
  [
    "clif, luna bar, powerbar, power bar, quest bar, one bar, think thin, thinkthin, pure protein, met[- ]rx, builders bar, built bar, fulfil, barebells, zone bar, balance bar, atkins, special k bar, fiber one, quaker chewy, soylent, ensure",
    "Ym",
  ],
  [
    "quest bar, one bar, think thin, thinkthin, pure protein, premier protein, met[- ]rx, built bar, fulfil, barebells, muscle milk, fairlife, core power, ensure, gatorade bar, special k bar, atkins, kodiak, magic spoon, protein shake, whey",
    "Mt",
  ],
  [
    "kind bar, larabar, lara bar, rxbar, rx bar, quest bar, perfect bar, thats it nut, bobos, kashi trail, nut bar, almond bar, nature valley (?:almond|nut)",
    "Tp",
  ],
  ["rxbar, rx bar, perfect bar", "E"],
  ["perfect bar, nature valley peanut, clif peanut, sweet and salty nut", "P"],
  [
    "doritos, cheetos, cheese puffs?, cheese balls?, cheese curls?, cheese doodles?, utz cheese, pirates? booty, smartfood, white cheddar popcorn, cool ranch, nacho cheese, sour cream and onion, cheddar and sour cream, ruffles cheddar, ranch chips?, smartfood, popcorners cheddar, takis fuego, takis, hot cheetos, flamin hot, chester.?s, harvest cheddar, veggie straws ranch, bugles nacho, nik naks, wotsits, quavers, twisties, cheezels?, burger rings",
    "Myw",
  ],
  [
    "takis, flamin hot limon, bugles, fritos, tostitos, tortilla chips?, corn nuts?, lays, ruffles, pork rinds?, chicharron(?:es)?, veggie straws?, popcorners, skinny ?pop",
    "m",
  ],
  ["shrimp chips?, prawn crackers?, shrimp crackers?, kerupuk, krupuk, keropok, calbee, saeukkang, kappa ebisen, shrimp flavored", "Sw"],
  ["calbee, saeukkang, kappa ebisen", "SW"],
  ["senbei, arare, rice crackers? soy, seaweed rice crackers?, okaki, kaki ?no ?tane, hapi, want want", "YWz"],
  ["caramel corn, caramel popcorn, kettle corn, crunch n munch, moose munch, popcorn balls?, toffee popcorn", "Mpyt"],
  [
    "cheerios, lucky charms, chex, kix, trix, cocoa puffs, reeses puffs, cinnamon toast crunch, cap.?n crunch, captain crunch, life cereal, froot loops, frosted flakes, raisin bran, special k, corn flakes, rice krispies, wheaties, grape[- ]?nuts, shredded wheat, mini[- ]?wheats, honey bunches, honey smacks, golden grahams, cookie crisp, french toast crunch, weetabix, oatibix, muesli, granola, cruesli, kashi cereal, golden crisp, apple jacks, fruity pebbles, cocoa pebbles, krave, honey nut",
    "gtw",
  ],
  [
    "cinnamon toast crunch, golden grahams, raisin bran, wheaties, shredded wheat, mini[- ]?wheats, honey bunches, honey smacks, grape[- ]?nuts, froot loops, apple jacks, life cereal, french toast crunch, cookie crisp, weetabix, krave, special k, golden crisp",
    "Wmt",
  ],
  ["cap.?n crunch, captain crunch, life cereal", "Yt"],
  ["honey nut cheerios, honey nut", "T"],
  ["reeses puffs, peanut butter (?:crunch|captain)", "P"],
  [
    "swedish fish, sour patch, skittles, starburst, gummy (?:bears?|worms?), haribo, nerds, jolly ranchers?, smarties, life ?savers?, mike and ike, hot tamales, hi[- ]?chew, laffy taffy, airheads, lollipops?, ring pops?, push pops?, fruit snacks?, fruit roll[- ]?ups?, gushers, fruit by the foot, jelly beans?, jelly belly, candy corn, peeps, marshmallows?, cotton candy, rock candy, pez, sweetarts?, runts, warheads, now and later, candy canes?, dum dums?",
    "",
  ],
  ["salt ?water taffy, caramel apples?, candy apples?, laffy taffy, starburst, mamba, maoam", "yme"],
  [
    "brittle, peanut brittle, nut brittle, pralines?, fudge, penuche, buttercrunch, toffee, english toffee, bark, peppermint bark, almond bark, truffles?, bonbons?, haystacks?, rocky road, no[- ]bake cookies?, cow ?pies?",
    "Mtpyw",
  ],
];
