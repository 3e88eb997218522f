import { FOOD_WORDS, MEAL_WORDS } from "./everyday.ts";

const words = (list: string): string[] => list.split("|");

/** Words of the phrases that may stand for each other. A member may have several words. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  /** Nothing to eat follows one of these, so what stands before them is about the person. */
  LINK: words(
    "a|again|alone|and|as|asap|at|because|before|but|by|every|everyday|fast|faster|for|forever|from|how|i|if|im|in|like|my|nobody|no|" +
      "not|now|on|or|please|quick|quickly|rapidly|right|since|so|soon|than|that|the|this|tho|though|tips|to|today|tomorrow|tonight|too|" +
      "tricks|til|till|until|when|while|with|without|why|you|year|overnight|ideas|help|challenge|diet|plan|teen|teens|girl|what|really|" +
      "easily|secretly|anymore|ever|already|just|even|fr|lol|lately|all|about|their|her|they|she|he|after|goals|hack|hacks|legs|arms|body|" +
      "waist|version|motivation|enough|me",
  ),
  I_AM: words(
    "im|i am|i m|iam|i feel|i look|feel|feeling|look like|i was|being|am i|do i look|looking|makes me look|makes me feel|ima|make me " +
      "look|make me feel|call me|called me|calls me|calling me|says im|say im|said im",
  ),
  VERY: words("so|too|really|very|super|such|just|a|like|like a|extremely|as|more|absolutely|fucking|effing|kinda|always|still|the"),
  MYSELF: words("myself|my self|yourself|your self|urself|oneself|himself|herself|themselves|ourselves"),
  MY: ["my", "your", "our", "her", "his"],
  NOT: words("not|never|dont|do not|didnt|wont|stop|cant|no longer"),
  WANT: words(
    "want|wanna|want to|wish|wish to|gonna|going to|need to|have to|trying to|try to|plan to|how to|how do i|how can i|how do you|ready " +
      "to|planning to|thinking about|thinking of|rather|would rather|should i|i should|ill|i will|must|tempted to|hope i|hope to|wants " +
      "to|like to|ima|imma|finna|help me|can i|best way to|ways to|way to|tips to|tricks to|tips for|keep|keeps|urge to|urges to|let me",
  ),
  LOSE: words(
    "lose|losing|lost|loses|drop|dropping|dropped|shed|shedding|burn|burning|melt|melting|get rid of|getting rid of|take off|taking " +
      "off|torch|torching|blast|cut|cutting|shrink|shrinking|rid of|slim|trim",
  ),
  LOSE_STRICT: words("lose|losing|loses|drop|dropping|shed|shedding"),
  WEIGHT: words("weight|pounds|pound|lbs|lb|kg|kgs|kilo|kilos|kilograms|stone|inches"),
  FAT: words(
    "fat|bodyfat|body fat|belly fat|belly|tummy|stomach|thighs|thigh|thigh fat|face fat|arm fat|love handles|muffin " +
      "top|flab|blubber|cellulite|saddlebags|bingo wings|back rolls|chub|chubby|double chin|chubby cheeks|gut|hip dips|back fat",
  ),
  BODY: words(
    "body|thighs|thigh|stomach|belly|tummy|waist|arms|legs|hips|butt|face|cheeks|chin|looks|shape|weight|size|figure|reflection|self|" +
      "skin|flab|gut|rolls|fat|curves|appearance|calves|ankles|chest|boobs|cellulite|stretch marks|love handles|double " +
      "chin|saddlebags|cankles|back rolls|tum|bum|physique|jawline",
  ),
  THIN: words(
    "thin|thinner|thinnest|skinny|skinnier|skinniest|slim|slimmer|slender|bony|tiny|petite|size zero|size 0|size " +
      "00|underweight|skeletal|smaller|lean|bones|skin and bones|a skeleton|stick thin|under 100 pounds|light",
  ),
  BECOME: words(
    "get|getting|got|gets|be|become|becoming|being|stay|staying|look|looking|feel|keeps you|keep me|make me|makes me|makes you|keeps me|was|were|turn|am|im",
  ),
  QUICK: words(
    "fast|faster|fastest|quick|quickly|quicker|quickest|rapid|rapidly|asap|overnight|instantly|immediately|urgent|crash|extreme|tonight|" +
      "tomorrow|by tomorrow|right now|drastic|drastically|in no time|speedy|easiest",
  ),
  TIME: words("day|days|week|weeks|month|months|weekend|fortnight|hours|night"),
  EVENT: words(
    "prom|summer|homecoming|wedding|beach|vacation|holiday|holidays|school|pictures|photos|dance|quince|quinceanera|date|pool|bikini|" +
      "birthday|party|spring break|graduation|christmas|new year|formal|photoshoot|competition|monday|friday|saturday|weigh " +
      "in|july|june|september|trip",
  ),
  CAL: ["calories"],
  DAILY: words(
    "a day|per day|day|daily|diet|diets|meal plan|mealplan|each day|every day|everyday|the day|days|a week|intake|limit|restriction|today|all day|plan|challenge|total",
  ),
  ONLY: words("only|just|nothing but|no more than|less than|under|below|max|maximum|like|about|around|on|barely|fewer than"),
  EAT: words("eat|eating|ate|eaten|eats|eatin"),
  LIVE_ON: words(
    "survive|surviving|live|living|exist|get by|restrict|restricting|restricted|stay|staying|consume|consuming|intake|stick to|sticking to|get away with",
  ),
  MEAL: words("meal|meals|breakfast|lunch|lunches|dinner|dinners|supper|food|foods|snack|snacks|eating|brekkie|tea"),
  MEAL_TIME: words("meal|meals|breakfast|lunch|dinner|supper|brekkie|lunches|dinners"),
  STARVE: ["starve", "starving", "starved", "starves", "starvin"],
  SKIP: words("skip|skipping|skipped|skips|miss|missing|avoid|avoiding|get out of|getting out of|go without"),
  HIDE: words(
    "hide|hiding|hid|throw|throwing|threw|toss|tossing|dump|dumping|flush|flushing|bin|binning|get rid of|getting rid of|chuck|spit|spitting|feed|feeding|secretly",
  ),
  LIE: words(
    "pretend|pretending|pretended|fake|faking|lie|lying|lied|say|saying|tell|telling|told|trick|tricking|convince|convincing|fool|fooling|make|act",
  ),
  UNSEEN: words(
    "noticing|notice|notices|noticed|knowing|know|knows|finding|find|seeing|sees|see|caught|suspecting|suspicious|telling|realizing|hearing|hear|hears",
  ),
  SOMEONE: words(
    "nobody|no one|anyone|anybody|mom|mum|mother|dad|father|parents|parent|family|friends|teacher|teachers|them|everyone|people|sister|brother|coach|roommate|getting|being",
  ),
  HUNGER: words("hunger|appetite|hungry|hunger pangs|cravings|craving|hunger pains|feeling hungry|being hungry|growling"),
  SUPPRESS: words(
    "ignore|ignoring|suppress|suppressing|suppresses|kill|killing|trick|tricking|numb|numbing|curb|curbing|fight|fighting|resist|" +
      "resisting|stop|stopping|lose|losing|reduce|reducing|get rid of|distract myself from|shut off|turn " +
      "off|beat|silence|kills|block|blocking",
  ),
  VOMIT: words(
    "throw up|throwing up|threw up|throws up|thrown up|puke|puking|puked|pukes|vomit|vomiting|vomited|vomits|barf|barfing|hurl|hurling|" +
      "upchuck|regurgitate|regurgitating|be sick|throwup|heave|purge|purging|purged|spew|spewing|chunder",
  ),
  PURGE: ["purge", "purging", "purged", "purges"],
  LAXATIVE: words(
    "ducolax|sennokot|lactulose|milk of magnesia|laxative|laxatives|lax|dulcolax|senna|sennas|exlax|ex lax|miralax|bisacodyl|enema|enemas|colace|senokot|epsom salt|castor oil",
  ),
  PILL: words(
    "pill|pills|tablet|tablets|tea|teas|drops|injection|injections|shot|shots|patch|patches|gummies|supplement|supplements|meds|medicine|capsules|drug|drugs",
  ),
  MEDICINE: words(
    "adhd meds|adhd pills|contrave|rybelsus|victoza|weight loss drugs|caffeine tablets|fat " +
      "burners|ozempic|wegovy|semaglutide|mounjaro|zepbound|tirzepatide|saxenda|glp1|glp " +
      "1|adderall|vyvanse|ritalin|concerta|metformin|thyroid pills|caffeine pills|water pills|water " +
      "pill|diuretic|diuretics|nicotine|vape|vaping|smoking|cigarettes|green tea pills|apple cider vinegar|laxative tea|detox " +
      "tea|detox|cleanse|juice cleanse|metabolism|apple cider|coffee|caffeine|energy drinks|gum",
  ),
  BINGE: words("binge|binged|binges|bingeing|binging|bingeeating|binger"),
  SHAME: words(
    "hate myself|hate me|ashamed|shame|shameful|guilt|guilty|disgusting|disgust|disgusted|gross|cry|crying|cried|regret|regretting|sick|" +
      "hurts|hurt|pain|in pain|explode|burst|numb|worthless|hide|out of control|control|cant move|pass out|failure|embarrassed",
  ),
  HATE: words(
    "hate|hates|hated|hating|despise|loathe|cant stand|cannot stand|disgusted by|disgusted with|disgusted at|ashamed of|embarrassed " +
      "by|embarrassed of|repulsed by|detest|sick of|cant look at|hate looking at|dont like|cut off|insecure about|self conscious about",
  ),
  UGLY: words(
    "fat|fatter|disgusting|gross|ugly|huge|obese|hideous|a pig|a whale|a cow|an " +
      "elephant|whale|pig|cow|worthless|repulsive|overweight|chubby|chunky|blob|a blob|massive|enormous|fatass|fat " +
      "ass|lard|monster|flabby|jiggly|wide|big|pathetic|chonky|a failure|a balloon|bloated whale|nasty|hippo|a hippo",
  ),
  DIE: words(
    "die|be dead|dead|disappear|not exist|not be here|not be around|not be alive|not wake up|never wake up|vanish|sleep forever|end " +
      "it|end it all|end my life|end everything|stop existing|stop living|be gone|not live|cease to exist|pass away|never be born|give up " +
      "on life|be with god",
  ),
  HARM: words(
    "kill|killing|hang|hanging|drown|drowning|hurt|hurting|hurts|harm|harming|unalive|unaliving|off|offing|offed|punish|punishing|stab|" +
      "stabbing|shoot|shooting|poison|poisoning|strangle|choke|unlive|end|ending|injure|injuring|electrocute|suffocate|mutilate|damage|" +
      "cutting up|hitting|hit|hate and hurt",
  ),
  CUT: words(
    "cut|cutting|cuts|slit|slitting|slash|slashing|burn|burning|scratch|scratching|carve|carving|bruise|bruising|slice|slicing|bleed|razor",
  ),
  SKIN: words("wrist|wrists|arm|arms|skin|thigh|thighs|leg|legs|forearm|veins|hands|stomach|ankles|vein"),
  MEDS: words(
    "pills|pill|tylenol|advil|ibuprofen|paracetamol|aspirin|acetaminophen|melatonin|tablets|sleeping pills|benadryl|xanax|antidepressants|meds|nyquil|medication|painkillers|caffeine pills",
  ),
  ANA: ["ana", "mia"],
  ANA_THINGS: words(
    "tips|tip|trick|tricks|diet|diets|buddy|buddies|boot|bootcamp|coach|rules|goals|meals|meal " +
      "plan|plan|blog|site|sites|forum|community|group|challenge|advice|lifestyle|secrets|twitter|tumblr|discord|pro|girl|girls|bracelet|" +
      "hacks|safe|meal|workout|motivation|quotes|help|friend|friends|fasting|fast|food|foods",
  ),
  GOAL_WEIGHT: words("ugw|gw|cw|sw|hw|lw|gw1|gw2|lgw"),
  LITTLE_FOOD: words(
    "water|ice|ice cubes|ice cube|lettuce|celery|cucumber|cucumbers|apples|apple|air|gum|coffee|black coffee|diet coke|broth|cotton " +
      "balls|cotton ball|tissue|tissues|rice cakes|rice cake|tea|green tea|carrots|grapes|strawberries|egg|an egg|an apple|one " +
      "apple|lemon water|coke zero|diet soda|fruit|liquids",
  ),
  /** Asks how to weigh more: stands after 'how do i', 'need to' and the like, not after 'scared to'. */
  GAIN: words(
    "how to|how do i|how can i|do i|can i|want to|wanna|need to|needs to|trying to|have to|help me|should i|foods to|food to|meals to|ideas to|snacks to|me to|supposed to|told to|and",
  ).flatMap((ask) => [`${ask} gain`, `${ask} regain`, `${ask} put`, `${ask} get`]),
  /** What somebody may lose weight from without wanting to. */
  ILL: words(
    "ill|illness|sick|flu|bug|virus|covid|surgery|hospital|chemo|cancer|infection|mono|fever|medication|medicine|meds|braces|tonsils|crohns|celiac|thyroid|diabetes|stress|grief|vomiting|diarrhea",
  ),
  ILLNESS: words(
    "virus|bug|flu|poisoning|poisoned|baby|toddler|dog|cat|puppy|pregnant|pregnancy|morning|chemo|norovirus|migraine|gastro|allergic|" +
      "allergy|gallbladder|surgery|brother|son|daughter|grandma|hangover|carsick|reflux",
  ),
  WORSHIP: words(
    "ramadan|ramadhan|lent|lenten|yom|kippur|ekadashi|navratri|orthodox|sawm|iftar|suhoor|sehri|religious|faith|daniel|church|mosque|" +
      "prayer|muslim|eid|tisha|vrat|karva|shivratri|ashura|esther|prophet|muharram|coptic|good friday|jewish|hindu|jain|buddhist",
  ),
  MEDICAL: words(
    "blood|glucose|surgery|operation|colonoscopy|scan|mri|doctor|insulin|diabetes|diabetic|lab|labs|cholesterol|anesthesia|ibuprofen|test|tests|procedure|endoscopy|ultrasound",
  ),
  ANIMAL: words("dog|dogs|cat|cats|puppy|kitten|pet|hamster|rabbit|horse|guinea|turtle|goldfish"),
  FOOD: FOOD_WORDS,
  MEAL_WORD: MEAL_WORDS,
  /** Somebody writes about themselves. */
  SELF: words("i|im|ive|id|ill|my|me|myself|mine|am|wanna|gonna|gotta"),
  SLIM_WORD: words(
    "skinny|skinnier|skinniest|thinner|thinnest|slimmer|slimmest|underweight|anorexic|size zero|skin and bones|snatched|scrawny",
  ),
};
