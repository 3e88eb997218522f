const split = (text: string): string[] =>
  text
    .split(/·|\n/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");

/** What a teenager may type when food, a body or life feels hard; by what it is about. */
export const HARD_PHRASES: Readonly<Record<string, readonly string[]>> = {
  "laxatives and pills": split(`
    water pills to look thinner · appetite suppressant so i don't have to eat · laxitives 4 weight loss ·
    laxatives to lose weight · strongest diet pills for teenagers · diet pills without my parents knowing ·
  `),
  "not eating": split(`
    throw my lunch away so no one notices · pretend i already ate dinner · how long can i go without eating · i wanna st4rve ·
    skip every meal this week · tricks to ignore hunger and not eat ·
  `),
  bingeing: split(`
    ate everything in the fridge and hate myself · last night's binge, 4000 calories of shame · b1nged agen so gross ·
    i eat in secret until it hurts · lost control and ate the whole cake and now i feel sick with guilt ·
    binged again and i feel disgusting ·
  `),
  "losing weight": split(`
    how can i shrink to a size zero this month · lose weight fast before prom · drop 20 pounds in two weeks ·
    shed 5 kilos in 3 days · fastest way to get thin · how to lose 10 kg in a week ·
  `),
  "hating one's body": split(`
    i don't deserve to eat · hate my stomach so much wish it was gone · i'm so fat and ugly · too fat to deserve food ·
    i h8 my body · i feel like a fat pig when i eat ·
  `),
  fasting: split(`
    fast for 5 days to get thin · dry fast to drop weight quick · 72 hour water fast to lose weight ·
    fast until i reach my goal weight · fasting to b skinny · not eating for a week to lose my thighs ·
  `),
  "eating disorders": split(`
    pro ana tips · abc diet ana boot camp · meanspo please · pr0ana · ugw 40kg sw 55 cw 49 · mia tips and tricks ·
  `),
  "very low calories": split(`
    vrey low calory diet age 14 · 800 kcals a day 15 yr old lose weight · water and ice cubes diet ·
    how few calories can i get away with before i faint · eating only 400 cals a day · my 200 kcal day ·
  `),
  purging: split(`
    best foods to purge · throw up so the calories don't count · pu king after meals to stay thin ·
    fingers down my throat after eating · how to make myself throw up after eating · which foods come up easiest ·
  `),
  "self-harm": split(`
    kms fr · cutting myself after dinner · everyone would be better off without me · selfharm · sucide ·
    how to hurt myself without anyone seeing ·
  `),
  "and as other people may write it": split(`
    how do i drop 10 kilos before summer · lose wieght fast · quickest way to get skinny · get rid of belly fat in a week ·
    slim down quick for prom · how to loose 20 lbs in 2 weeks · shed pounds overnight · make my thighs smaller fast ·
    500 cal a day diet · eating under 600 calories · 800 kcal meal plan for teen · 1000 calorie diet ·
    how few calories can i survive on · low cal restriction tips · 0 calorie day ideas · OMAD to be thin · starving my self ·
    starve to lose weight · starvation diet · skip every meal · skipping meals to get thin · i havent eaten in 3 days ·
    ways to ignore hunger · how to not feel hungry ever · suppress my appetite · how to trick parents into thinking i ate ·
    hide food from my mom so i dont have to eat it · 72 hour fast for weight loss · juice cleanse to get skinny ·
    fast 5 days no food · detox fast lose belly · snake diet · 36h fasting thin · throwing up my dinner · puke after meals ·
    make myself thorw up · vomitting after eating · stick fingers down throat · puking to stay thin · laxitives for weight loss ·
    lax pills how many · dulcolax to lose weight · senna tea skinny · diet pils · fat burner pills teen ·
    ozempic without prescription · appetite suppressant pills · clenbuterol · ephedrine weight loss · binge eating wont stop ·
    cant stop bingeing · eat until i feel sick every night · binge eating disorder · secret eating at night ashamed ·
    i hate my stomach · i am disgusting · my body is gross · ugly and fat · im a fat pig · i look like a whale ·
    cant stand looking in the mirror · thigh gap · a4 waist challenge · i feel so fat today · i want to off myself · i wanna kms ·
    how to cut yourself · sucide · suiside · unalive myself · i dont want to be here anymore · how many pills to die ·
    burn my skin on purpose · s3lf h4rm · meanspo · ana diet · anarexia · bulemia · ed recovery · orthorexia · sweetspo · edtwt ·
    calorie deficit 1000 aged 14 · ARFID · lose 5kg by friday · drop a dress size in 3 days ·
    how to get abs and lose belly fat quick · l0se weight asap · loseweightfast · need to be skinny by spring break ·
    rapid weight loss for teens · shrink my waist fast · crash diet plan · burn fat overnight · skinny legs in 1 week ·
    how to weigh 40 kg · lose all my fat · fastest diet to drop pounds · i want to be 90 lbs by june · how 2 get thin quik ·
    get slim in 10 days · how do i become skinny really fast · melt belly fat overnight · cut 15 pounds before homecoming ·
    lose weight in 3 days without exercise · smallest waist possible how · lsoe weight fast · eating 300 calories daily ·
    is 600 calories a day enough · lowest amount of calories to stay alive · five hundred calorie diet · 700cal a day ·
    living on 400 kcal · only ate 150 calories today · ice cube diet · just water and gum for a week · very low cal meal plan ·
    how little can i eat without dying · 1 apple a day diet to be skinny · zero calorie diet · eat as little as possible ·
    under 800 cals a day · max 500 kcal per day · vlcd plan · extreme calorie deficit · restrict to 300 · restricting my intake ·
    900 calories per day for a 13 year old · negative calorie diet · can i live off lettuce · how to starve · starveing myself ·
    i want to starve · stop eating completely · how to go days without food · hide my lunch in a napkin · pretend to eat dinner ·
    lie to mom about eating · how to skip dinner without parents noticing · not eating for 4 days · excuses to not eat ·
    i skipped breakfast and lunch again · how to stop being hungry · how do i make my hunger go away ·
    throw away my lunch at school so nobody sees · spit food into napkin · dont want to eat anymore · scared of food ·
    afraid to eat dinner · how to avoid eating with family · tell my parents i already ate · st4rving my self thin ·
    hide that im not eating · eat nothing all week · feel guilty after eating · no food for 3 days · skiping meals everyday ·
    how to lose my appetite · chew and spit · water fast 10 days · how long can i fast without dying · dry fasting to lose weight ·
    fast for a week to be thin · 48 hour fast lose weight · 5 day fast skinny · fasting until im skinny ·
    fasting to lose 10 pounds · intermittent fasting 20 hours teen lose weight · extended fast weight loss · fastin to get thin ·
    liquid fast for 7 days · can i fast for 3 days at 14 · fasting all week so my stomach is flat · 7 day waterfast ·
    how to purge quietly · make my self puke · how to throw up without anyone hearing · vomit after dinner to lose weight ·
    purging tips · gag myself · toothbrush down throat · easiest foods to throw up · p u r g e · i threw up my lunch on purpose ·
    how to make myself sick after eating · throw up everything i eat · get rid of food i just ate · self induced vomiting ·
    prging after dinner · vom1t after eating · bring my food back up · how to be sick after dinner ·
    how many laxatives can i take · laxatives after binge · ex lax to be skinny · water pills for weight loss ·
    adderall to not eat · where to buy diet pills · slimming tablets · fat burners for girls · appetite killer ·
    hunger suppressants · metabolism pills to get thin · lax4tives · buy ozempic teen · diuretics to look skinny · skinny tea ·
    taking laxatives every day · diet tea that makes you poop to lose weight · vape so im not hungry ·
    caffeine pills to skip meals · diet pils that work · laxativs · phentermine · stronger diet pill · i binged ·
    cant stop eating · binging every night · eat everything in sight then cry · i ate so much i want to cry · binge and purge ·
    ate a whole box of cereal and feel disgusting · hide food wrappers in my room · lose control when i eat · b i n g e ·
    eating till it hurts · ate the entire cake i hate myself · overeating and i cant stop · why do i eat until i feel sick ·
    sneak eating at night · bingd again · stuffing my face until i feel sick · out of control eating · addicted to food help ·
    i keep eating and eating and cant stop · secretly eat in the closet · i hate my body · im so ugly · i hate my thighs ·
    im disgusting · hate looking at myself · so fat i want to cry · my legs are huge · i look disgusting · why am i so fat ·
    i wish i was skinny · im fat · hate my fat arms · my stomach is so gross · i cant look in the mirror · everyone thinks im fat ·
    i feel like a pig · ashamed of my body · i h8 myself · no one will love me because im fat · wish my belly would disappear ·
    fat and worthless · my body disgusts me · im not skinny enough · too ugly to eat with people · hatemybody · kill myself · kys ·
    i want to die · suicidle · self harm ideas · cut my wrists · overdose on tylenol · end my life · i dont want to live anymore ·
    ways to die · nobody would miss me · how to hang myself · hurt myself · i wish i was dead · k m s · wanna die ·
    razor on my arms · better off dead · how much advil to overdose · i cant do this anymore · burning myself with a lighter ·
    jump off a bridge · slit my wrist · want to disappear forever · suicde methods · killmyself · i want it all to end ·
    no reason to live · suicidal thoughts · i deserve to be hurt · i want to sleep and never wake up ·
    scratching my arms till they bleed · self-harm · slf harm · life isnt worth living · wish i was never born · pro ana ·
    thinspo · bonespo · ana buddy · mia tips · proana tips · th1nspo · ed tips · ugw 90 · ana coach · thinspiration ·
    skinny girl diet · abc diet · pro mia · anorexia tips · how to be anorexic · ednos · body check · fear foods · thin spo ·
    ana rules · edtwt safe foods · anorexic · i want an eating disorder · bulimic · sw 130 cw 110 gw 95 · rexie ·
    how to get anorexia · ana and mia · wonyoungism diet · thinspo pics · cw 60kg gw 45kg · fatspo · pr0 ana · anna tips pro ana ·
    bulimia tricks · kpop idol diet · bmi 16 goal · best way to shed weight in 5 days · how 2 lose 15 lbs b4 prom ·
    skinny by monday · i need to drop two sizes before friday · lose wait fast · lose weigth overnight ·
    loosing weight super fast tricks · get rid of my stomach fat quick · thin legs in a week ·
    how do i get rid of thigh fat overnight · fastest diet ever to lose 20 kilos · cut 8 kg in 10 days · how do i look anorexic ·
    I want to lose half my body weight · slimmer by saturday please · how to get super skinny for summer · drop weight like crazy ·
    weightloss asap · how to shrink my body · get me skinny now · size 0 in a month · make my waist tiny ·
    how to be the thinnest girl in class · what to eat to lose 1 kg a day · diet to lose weight in one week ·
    how to slim my face fast · only 250 kcal · a 300 calorie day · can a teen live on 500 calories · lowest cal intake possible ·
    eat less than 400 calories · 600 cal meal plan · trying to stay under 300 today · 450 kcal diet plan ·
    i only had 90 calories today · surviving on coffee and gum · nothing but apples for a week · celery diet to be thin ·
    3 crackers a day · how to eat just one meal a day to get skinny · air diet · 500kcal/day · eat only ice ·
    ate 200 cals yesterday and proud · under 500 cal per day · sub 500 calories a day · minimum calories to not faint ·
    water and lettuce for 5 days · daily limit 400 calories · low kal diet for 13 y/o · super low calorie challenge ·
    two hundred calories a day · egg diet 300 calories a day · how many calories can i cut before i die · starve for a week ·
    going to starve today · not eating anything tomorrow · how to stop feeling hunger · hungry but i wont eat ·
    if i dont eat for 2 days · dump my lunch in the bin without teacher seeing · hide my food under the table ·
    make it look like i ate · how to fake eating at family dinner · skip dinner every night · miss meals to be thin ·
    no breakfast no lunch no dinner · i dont let myself eat · how long til you starve · i refuse to eat ·
    i forgot how to eat normally and im scared of food · dizzy from not eating · stop myself eating ·
    i feel strong when i dont eat · not eaten since monday · st@rve · s tarving myself · starvng myself ·
    how to get used to being hungry · empty stomach feels so good · parents make me eat how to get out of it ·
    wear baggy clothes to hide weight loss · lie about what i ate · push food around my plate so they think i ate ·
    how to not eat at school · how to survive on no food · i want to stop eating forever · ignore my stomach growling ·
    fasting 3 days lose belly · how many days can i fast to lose 5kg · 40 hour fast to be skinny · water fasting results 7 days ·
    fast all weekend to fit my dress · longest i can fast · secret fasting from parents · fasting challenge skinny ·
    fasted 50 hours and still fat · fast 2 weeks lose weight · waterfasting · dry fast 3 days · fasting to shrink stomach ·
    i fast every day so i get thinner · 96h fast · no food only water for a week · liquid cleanse to drop pounds ·
    fasting for a flat stomach · upchuck my food · get my dinner out of my stomach · throw up in the shower so nobody hears ·
    vomiting to stay skinny · purge my dinner · purging after binge · how to vomit easily · puking after every meal ·
    throw up lunch at school · puke my dinner · pruge · purgeing · i made myself throw up · foods that come back up easily ·
    use fingers to throw up · throwing up on purpose · does throwing up make you lose weight · throw up and stay thin ·
    is it bad to make yourself throw up after eating · vommit after food · thr0w up after dinner ·
    sticking my fingers down my throat · spew after eating · gag reflex trick · water to help purge · how do models throw up ·
    barf up dinner · mias purge tricks · take 10 laxatives · laxitive · laxatives everyday to stay thin ·
    do laxatives make you skinny · laxative abuse · hiding laxatives from mom · dulcolax how many to lose weight ·
    detox tea to lose belly · diet pill for 14 year old · weight loss gummies · skinny pills · pills to stop hunger ·
    pills that make you not hungry · ozempic for teens · get ozempic online · metabolism booster pills lose weight ·
    ritalin to lose appetite · adderall for weight loss · fat burning pills · cheap slimming pills · ephedra ·
    appetite supressant · apetite suppressents · enema to lose weight · lose weight injections · diuretics weight · ex-lax skinny ·
    fatburner · smoking to stay thin · diett pills · what pills make you thin · binge ate again · bingeing at 2am ·
    i feel so ashamed after eating all that · ate until i couldnt breathe · why do i eat so much when im sad and cant stop ·
    cant control myself around food · ate 5000 calories i hate myself · hiding wrappers under my bed · eating in my closet ·
    stole food and ate it all in secret · my binges are out of control · stop binging · after a binge · binge recovery ·
    food controls me · i cant stop eating sugar help · emotional eating help · ate a family size bag and cried ·
    eating everything then feel disgusting · binnge eating · bnge eating · i ate till i was sick and feel ashamed ·
    feel like i lost control eating cookies · compulsive overeating · night binge · inhaled an entire pizza alone and feel gross ·
    i hate how fat i look · my stomach is disgusting · hate my legs · im such a pig · look like a cow · i cant stand my body ·
    fat ugly me · i wish i could cut off my fat · i feel huge · im too big · feel ugly and fat · disgusted with my body ·
    why is my body so gross · nobody likes me because im fat · my thighs touch · i want a thigh gap · i want visible ribs ·
    collarbones sticking out · my mom called me fat · they call me whale · ugly fat pig · hate my face · body hate ·
    my belly rolls are gross · i dont deserve dinner · im a whale · so gross and fat · ihatemybody · h8 my thighs ·
    hate my tummy so much · i am hideous · im repulsive · skinny girls make me hate myself · i want a different body ·
    embarrassed of my stomach · cried when i saw my weight · mirror makes me cry · kil myself · k1ll myself ·
    i wish i wasn't alive · don't want to live · end it all tonight · thinking about suicide · sucidal · i cut my arm ·
    cutting my thighs · cut my skin · i want to bleed · sh relapse · self h@rm · hurting myself again · want to stop existing ·
    life is pointless · no one would care if i died · i should just die · tired of being alive · im gonna end my life ·
    how to tie a noose · drink bleach · jump in front of train · painless way to die · what happens if i take 20 tylenol ·
    take all my pills · swallow a bottle of pills · goodbye everyone · suicide note · how to overdose · i hate being alive ·
    i dont see the point in living · unaliving · sewerslide · i want to hurt myself · burn myself on purpose ·
    burn my arm with lighter · hit myself · scars on my wrist how to hide · i cant go on · i dont deserve to live · punish myself ·
    kms tonight · wanna kill my self · want 2 die · killing my self · die in my sleep · im better off dead · i want to not exist ·
    i wanna disappear · thinspo board · ana tips and tricks · pro-ana · pro-mia · ed twt · mean spo · sweet spo please ·
    bonespo pics · proed forum · ana meal plan · mia buddy · how to become ana · goodbye ana · my ed is back · relapsing ed ·
    ed brain · anorexia diet plan · anoreixa · annorexia · bullimia · bulimia tips · arfid help · osfed · gw 45kg · cw 58 gw 42 ·
    ugw · lowest bmi · bmi 15 · rainbow diet ana · 2468 diet · russian gymnast diet · kpop diet · thinspiration quotes ·
    nothing tastes as good as skinny feels · bodychecking · deathspo · fitspo · ana bootcamp · abc ana diet day 1 ·
    how to get an eating disorder · wannarexic · rexy girl · heroin chic body · skinny legend · waterloading before weigh in ·
    drop weight fast no gym · want my hips gone by may · how to lose 30 pounds before cheer tryouts · 1 week belly fat challenge ·
    quick slim down tricks for teens · i gotta lose weight quick my dress doesnt fit · tiktok trick to lose 5kg overnight ·
    how to be skin and bones · i need thinner thighs like now · lose wt fast 14 f · jump rope till i lose 10 pounds in a week ·
    lemon water lose weight in 2 days · shape of a size zero model how to get · how to get snatched waist in 3 days ·
    im 13 how do i lose weight secretly · what foods make you lose weight the quickest · rapid fat loss · skinnyyy by summer ·
    get thinner quick · wanna be tiny · 20lbs down in a month how · calories 500 max per day · is 700 cals ok for a 14yo girl ·
    can i just eat 200 calories · eating 450 kcals · 1000kcal plan teen · zero cal day · 350 cal/day ·
    how to live on 600 calories · how low can i go with calories · max 400 cals · lowest calories a person can eat ·
    super restrictive diet · meals adding up to 400 calories for the whole day · i want to eat under 500 a day ·
    under 500 kcal for the whole day · 300 cal max today · kcal limit 450 · my mom thinks im eating but i throw it out ·
    how to make my stomach stop growling in class · teach me not to eat · i love being empty · how do i starve faster ·
    ways to skip lunch at school · eat nothing until saturday · havent eaten since tuesday · 4 days no food ·
    go 48 hours without food · how to get away with not eating · hiding food in my sleeves · skipping dinner again tonight ·
    i skip meals · i havent had a meal in two days · i feel guilty when i eat · food scares me · hungr suppress · i hate eating ·
    dont deserve to eat today · starving is the only way · staaaarving myself on purpose · st arving myself · how to resist food ·
    how to ignore cravings and not eat · i want to stop eating · i cant make myself eat · hide lunch from teacher ·
    i said i had a big lunch so i dont have to eat · fasting 24/7 to drop kilos · how do i fast for a week straight ·
    fast from monday to friday for skinny legs · fasst to get thin · 100 hour fast · 7 days fasting weight loss ·
    juice fast to be skinny · longest fast without dying · can fasting make me thin · fasting at 13 to lose weight ·
    f@sting to be skinny · water only for 5 days · skip eating two days to fit my jeans · fast til my ribs show ·
    3 day detox no food · how to get food back up · puke on purpose · making myself sick after dinner · i purged ·
    vomit in secret · puking quietly at school · finger down throat · what do i eat so its easy to puke ·
    ate too much need to throw up · how do u throw up without gagging · throw it all up · purgin after meals ·
    puked my lunch so i dont gain · barfing to lose weight · emetic syrup · make urself throw up · thro up after eating ·
    regurgitate my meal · colon cleanse to lose weight · ex-lax every night · laxitives pls help skinny ·
    can laxatives flush out calories · xenical buy · thermogenic pills for girls · teen diet pill no prescription ·
    pills to make me skinny · skinny jab at 15 · mounjaro for a 16 year old · water pill to lose water weight ·
    diuretic for slim face · senna tablets for flat tummy · tapeworm diet · tapeworm pill · fat melting pills ·
    concerta to not feel hungry · caffeine pills to lose weight · hydroxycut · miralax weight loss · garcinia pills slim ·
    binge monster again last night · ate a whole loaf and cannot stop · i eat till im in pain · i binge when my parents sleep ·
    eating nonstop and crying · bingeeating · binge urges · how to stop a binge · ate 3 bags of chips and feel so guilty ·
    i am disgusting for eating that · why did i eat all that i hate me · binjed · food hangover after binge ·
    hoard snacks under my bed and eat them all · eat and eat until i want to cry · feel ashamed of how much i ate ·
    10000 calories binge · lose all control with sweets · secretly eating at 3 am · i hate being fat · ugh my thighs ·
    why cant i be skinny · my face is so fat · fat fat fat i hate it · i am so ashamed of my body · mom says im fat ·
    im too fat to swim · wish i had her body · hate my reflection · feeling like a whale · nobody wants a fat girl ·
    my arms are fat · i look pregnant and i hate it · my body makes me sick · i want to rip my fat off · ugliest girl in school ·
    my stomach sticks out and i hate it · i feel so gross and fat · cant wear a bikini im disgusting · h a t e my body ·
    fat disgusting pig · i despise my legs · fatty fatty fat me · i dont like my body · my tummy is too big · am i too fat ·
    life sucks i want to die · how do you cut without scars · what is the best way to kill myself · wanna kms so bad ·
    suicide hotline · s u i c i d e · i want to jump off a building · overdose on pills · ending it tonight ·
    i keep cutting my legs · nobody needs me i should be dead · self harm scars · i cut last night · drown myself ·
    i feel suicidal · how to disappear forever · dont wanna live no more · tired of living · everyone hates me i want to die ·
    sui cide · suiciide · kill my self · hurting myself helps · stab myself · i need to punish my body · how to stop self harming ·
    not wanting to be alive · make it look like an accident die · can you die from too much ibuprofen ·
    i wish i could go to sleep forever · i deserve to die · thinspo and meanspo · tips from ana · ana mia support ·
    proana website · starving for perfection ana · thinspooo · eating disorder tips · ed twitter · edtwt tips · lbs lost ana ·
    how to hide anorexia · bulimia hacks · is this anorexia · orthorexic · sw70 gw50 · ugw 38 · cw 62kg · skeletal goals ·
    bone goals · pro ana rules · thin commandments · sweetspo me · body checks · victoria secret angel diet · wintour diet skinny ·
    anorexia is my friend · 45kg goal weight · b-e-d disorder · restricting and purging · ana bootcamp diet ·
    how to lose my gut before the beach · i wanna drop 12 pounds real quick · smol waist tips · lose wieght in 2 day ·
    is there a trick to slim down in a night · get thighs like a model · how do girls stay so thin ·
    new year new me lose 40 lbs by february · lose weight w/o parents knowing · pounds off by thursday · skinny fast pls ·
    400 cals or less a day · can i survive on 300 kcal · less than 500 calories a day plan · my limit is 600 calories ·
    ate nothing but gum today · low cals for skinny · 1000 cal diet at 12 · daily 450 calories · how to eat under 700 calories ·
    fewest calories possible in a day · not hungry tricks · how can i stop wanting food · how to make parents believe i had lunch ·
    dont want to eat ever again · skip all my meals tomorrow · im gonna starve this weekend · fake eating ·
    hide my plate from mom · how to starve without fainting · eating makes me feel guilty · i skip lunch so i can be thin ·
    throwing out my sandwich so no one knows · i have not eaten for two days · i feel proud when i skip dinner ·
    my friend isnt eating and hides food · fast three days straight to get skinny · water fasting for weight ·
    how to fast secretly · dryfast · 60 hr fast tips · starve fast 4 days · cleanse to drop a size · fast until prom ·
    fasting so i can fit in my dress · i make myself sick · how to throw up dinner · fingers in throat · purge quietly ·
    made myself puke again · force vomit · vomit so i dont gain weight · foods easy to throw up ·
    can i throw up after i ate too much · upchuck after lunch · taking laxies · lax after dinner · laxative dose to lose weight ·
    otc diet pills · skinny shots · hunger blocker · buy clenbuterol · natural appetite suppressant · is it ok to take 5 dulcolax ·
    pills so i dont eat · detox tea skinny · i binged all night · i just ate so much i hate it · binging in secret ·
    3000 calorie binge · cant stop stuffing myself · how do i stop bingeing · binge brain · ate till i puked ·
    i eat when no one is looking and feel ashamed · i feel disgusting in my body · hate my legs so much · fattest girl in class ·
    why do i look so fat · i want to cut my fat off with scissors · im a fat cow · my stomach makes me cry · gross fat ugly ·
    ew my belly · hate being chubby · i cant stand how i look · i want to end it · suicde · kms rn · slice my wrists ·
    i hurt myself last night · no one would notice if i was gone · wanna be dead · life isn't worth it · i dont wanna exist ·
    how to kill urself · selfharm urges · how do i die fast · ana tips pls · mia trick · thinsp0 · sweet spo ·
    i want to be anorexic · ed tw · gw: 100lbs · promia · bonespo inspo · ana buddy needed · bulimia recovery · anoreksia ·
  `),
  "and as they are typed in a hurry, without spaces or with digits for words": split(`
    pls how do i get thinner legs by sunday · wieghtlosspills · idontwanttoeat · how 2 skip luch w out mom knowing ·
    throwing my packed lunch in the bushes · i wanna be so small i disappear · sh scars on my arm · ana mia blog ·
    how can i purge without noise · took 8 laxies after pizza · 350 kcal a day 4 14 yo · eating once every two days to slim ·
    cryed over my fat thighs · imsofat · ihatemyself · idontwanttobehere · i vomit up my tea every nite ·
    sick after every meal on purpose · eat until i feel like exploding then starve · cleaned out the cupboards then puked ·
    make my mum think i finished my dinner · i havent had food in 3 days · fastng 5 days 2 drop kilos · dizzy cos i didnt eat ·
    weighing myself every hour · what diet pill works quickest · can i overdose on paracetamol · e d behaviours ·
    how to eat as little as posible · my tummy is disgusting · i look gross in my uniform · get rid of dinner before bed ·
    skinniest girl wins · appitite blockers · how to be 40 kilos · bodychek · starvation mode 4 weight loss ·
    i dont deserve lunch after that · nobody would care if i died ·
    dietpils no prescription · how 2 stop eating compleatly · e d twt · getting rid of food after i eat it · ihatehowilook ·
    dietpils 4 teens no prescription · where 2 get slimming pils online · how 2 not eat 4 a week ·
    r laxatives safe evry day 2 b thin · undo what i just ate · make my dinner come back up · how do u bring up food quietly ·
    get everything i ate out of me · getting dinner out of my stomach b4 it counts · getting rid of my lunch in the school bathroom ·
    make it come back up after a meal · force myself to be sick after tea · tips for being sick on purpose ·
    how to stop eatin altogether · quit food completely · give up eating for good · never eating again · i dont wanna eat ever agen ·
    p r o m i a · e d t o k · t h i n s p o · a n o r e x i a · s h twt · w l tips ana · ihatemybdy · imsofatandugly ·
    iwannabeskinny · howtoloseweightfst · stopeatingforever · howtopurge · makemyselfthrowup · hatehowmythighslook ·
    i hate how i look in pics · hate the way i look · can't stand how my body looks · i hate everything about my body ·
    wish i could cut my fat off · disgusted by what i see in the mirror · why do i look so big in every photo ·
    my legs touch and i hate it · i want a different body · embarrassed to wear shorts cause of my thighs ·
    hiding under hoodies because im huge · nobody would want someone this fat · everyone is skinnier than me ·
    i dont fit in my jeans im repulsive · i avoid mirrors · loose 5 kg til friday no food ·
    drop weight b4 my dance recital next week · getting smaller asap · shrink my tummy overnite · how 2 b skinny by next month ·
    quikest way to loose belly fat · lowest weight in my class challenge · i need to weigh less than my sister ·
    want my bones to show · collarbones sticking out how · how to get hip bones to stick out · lose half my weight ·
    living off 350 cals · how 2 survive on 500 kcals · cutting down to 450 calories every day · is 700 kcal 2 much 4 a day ·
    only having 200 calories til summer · least calories without fainting · can i just eat cucumbers all week ·
    i only let myself have an apple · skip brekky lunch and tea · didnt eat 2day so proud ·
    throw dinner in bin when mum isnt looking · give my lunch to the dog so mum thinks i ate ·
    told my mom i had lunch at school but i didnt · flush my dinner down the toilet · how to make ppl think i ate ·
    hungry but i wont let myself eat · im not allowed to eat until i weigh less · punish myself by not eating ·
    fasting 4 4 days 2 get thin · 3 day watr fast to slim · how many hours should i fast to lose my belly ·
    fast til my bday so im thin · doing a 60hr fast · lax every nite · swallowed 12 laxitives · ducolax to flush out food ·
    weightloss pils no perscription · pills 2 kill my appetite · borrowed my friends adhd meds so i wont eat ·
    buy ozempic as a teenager · i ate a whole loaf and cant stop · eating until i feel sick then crying ·
    ate so much my stomach hurts i hate it · cant control my eating at night · eat when nobody is looking then feel ashamed ·
    binjing again · eating in secret every nite · stuffed myself till i cried · i wanna hurt my self · cuting my arms ·
    i want 2 die · dont wanna be alive · hitting my legs when i eat · k y s · nobody would notice if i was gone ·
    u r better off w out me · thinking of ending everything · want to cut again · urges to self harm · wanorexic ·
    anna and mya tips · ed vent · goal weight 42 · slimmingpils without docter · weight los pills online no id ·
    apetite supresants 4 girls · how 2 get adderal so i dnt eat · ate 10 lax today · laxitivs wen i ate 2 much ·
    how many senna 2 flush it all out · iwanttobethin · howtostarve · ihatemythighs · imugly · stopeatng · throwingupafterdinner ·
    loosewieght · killmyslf · iwannadie · cuttingmyarms · hatemyslf · proanatips · fastingtolooseweight · 500caldiet ·
    how 2 disappear 4ever · every1 would b better off without me · i h8 wot i c in the mirror · i h8 bein me · y am i so fat ·
    m y b o d y i s g r o s s · b i n g e d again · e d recovery · e d vent · s h relapse · g w 45 · k y s pls · u g w 40 ·
    get my lunch out of me · how to reverse a meal · make food come up · how to get food up after swallowing ·
    running the shower while i puke · i want my dinner out · erase the calories i just ate · how to cancel out dinner ·
    run off everything i ate today · exercise until i burn off every bite · i feel like i need to burn off lunch ·
    3 hours of cardio cause i ate bread · i ate a cookie now i have to run 10k · not gonna eat ever again · i quit eating ·
    im done with food · food is the enemy · eating makes me feel dirty · i only drank water for 4 days ·
    had nothing but an apple today · how to go a week w/o food · how long b4 i faint if i dont eat · how to ignor hungr at nite ·
    sip water so my tummy thinks its full · fake eating in front of my parents · hid my sandwich in my bag again so mum wont know ·
    told them i ate at my friends house · mum thinks i had dinner · excuses to get out of family dinner ·
    i gave my lunch away again so i dont get fat · cant eat infront of people · scared of carbs · terrified of gaining ·
    i gained 1 lb and i hate myself · gained weight wanna cry · clothes dont fit because im too fat ·
    my belly hangs out and its gross · i look pregnant hate it · i pinch my fat every night · i measure my waist every day ·
    i weigh myself ten times a day · im the fattest in my class · they call me fatty at school · whats wrong with my body ·
    wish i could swap bodies · i dont deserve dinner · eat whatever then hate myself · cleared out the whole pantry at night ·
    secretly eating bread in my room · i cant stop eating im out of control · ate till i was in pain ·
    eating everything then starving next day · hide wrappers from my mum · diet 4 13 yr old 2 loose 10 kg · skinny by next week how ·
    drop 2 jean sizes in 10 days · flat tummy by tomorrow · how do models stay so skinny · how to get a thigh gap ·
    lose double chin fast · looking like a stick how · 45 kg goal how · less than 600 kcals · 5oo calories a day · lowest cal diet ·
    eat 2 apples a day only · three hundred cals daily · 1 meal every 2 days · how can i not eat at the sleepover ·
    water fasting 4 beginners 3 days · not eating from friday to monday · 48hr fast results · juice fast lose 10 lbs ·
    mia buddy pls · wannarexia tips · bulimea tips · thinspiraton
  `),
};

/** What a teenager types about food on an ordinary day, some of it with the same words. */
export const HARMLESS_PHRASES: Readonly<Record<string, readonly string[]>> = {
  "ordinary foods": split(`
    bone broth · banana · thin crust pizza · fat free milk · tomato soup ·
  `),
  "hungry treats": split(`
    starving what can i cook · could eat a horse pie · starvin after football · netflix binge popcorn · dying for a pizza ·
  `),
  "healthy questions": split(`
    balanced diet for teenagers · is it bad to skip breakfast · vitamin d pills for teens · gluten free diet ideas ·
    mediterranean diet recipes ·
  `),
  "ordinary calories": split(`
    500 calorie lunch box · kcal in 100g rice · calories big mac · how many calories does a 15 year old need · what is a calorie ·
  `),
  "religious medical fasting": split(`
    fasting blood sugar · suhoor meal that keeps me full · meal before yom kippur fast · fasting glucose test what can i drink ·
    lenten fast soup ·
  `),
  "titles brands misspelt": split(`
    ana's empanadas · dad's i hate mondays mac and cheese · nutela on toste · fat boy burger · my ugly carrot muffins ·
  `),
  "gaining sports": split(`
    weight gainer shake · weight lifting snacks · put on weight for rugby · how to gain weight healthily ·
    fat for energy on long runs ·
  `),
  "dark food words": split(`
    death by chocolate · killer brownies · suicide wings extra hot · drop dead gorgeous cake ·
    day of the dead sugar skull cookies ·
  `),
  "breakfast fast food": split(`
    fast food burger · english breakfast no beans · breakfast · quick breakfast ideas before school ·
    skipped lunch queue so grabbed a sandwich ·
  `),
  "medical harmless": split(`
    sugar free gum laxative effect warning · food for stomach flu · little brother was sick all night plain rice ·
    iron tablets with orange juice · what to eat after vomiting bug ·
  `),
  "diet product words": split(`
    low calorie jelly · skinny latte · coke zero 330ml · reduced fat cheddar · light mayo ·
  `),
  "body parts in foods": split(`
    chicken thigh · pork belly ramen · fat belly pork buns · ham hock · turkey leg ·
  `),
  "cooking, shopping, school and sports": split(`
    breakfast · fast food · fasting blood sugar · break fast · binge-watching snacks · starving, what can i cook · starving ·
    im starving · iftar ideas · ramadan recipes · suhoor foods so i dont get hungry · lent fish friday ·
    throw up virus what to eat · not eating meat · hate broccoli · killer brownies · suicide wings · laxative-free prunes ·
    rice laxative tea · natural laxative foods · what to eat after fasting for lent · dates to break a fast ·
    water fast during ramadan · stop eating gluten · what to eat after throwing up · how to purge clams ·
    purge mussels before cooking · brownies to die for · death by chocolate · cut myself a slice of cake ·
    spaghetti alla puttanesca · diet coke · low fat yogurt · killer tacos · overnight oats ·
    eating disorder awareness week cupcakes · skinny pop · skinny fries · thin mints · slim jim · lean cuisine ·
    low calorie snacks · 100 calorie popcorn · calories in an egg · how many calories in pizza · 500 calorie dinner ·
    400 calorie meals · 300 calorie lunch · 2000 calorie diet · how many calories a day · calories in 2 slices of bread ·
    snacks under 100 calories · dinner under 500 calories · what to eat before a marathon · healthy weight for 14 year old ·
    gain weight fast · how to gain 10 pounds of muscle · bulk meal plan · weight of an egg · 2 pounds ground beef recipe ·
    lose the lumps in gravy · how to cut a mango · cutting board care · burnt ends · fat tuesday king cake · fat head dough ·
    full fat milk · belly pork · chicken thighs with skin · turkey legs · frog legs · pork belly fat · beef cheeks · lamb shank ·
    chicken breast thin sliced · ugly delicious · ugly christmas cake · pig in a blanket · whale meat · elephant ears pastry ·
    ana's tacos · mia's pizza · mia and ana cupcakes · dirty rice · detox smoothie · green tea · senna · castor oil ·
    ozempic diet foods · foods to eat on ozempic · prune juice for constipation · laxatives for constipation ·
    sugar alcohols laxative · vomiting bug foods · stomach flu foods · morning sickness foods · throw together dinner ·
    throw a pizza party · thrown together salad · skip the gluten · skipping rope snacks · is breakfast important ·
    why not skip breakfast · hungry · so hungry i could eat a horse · hangry snacks · snacks to keep me full ·
    foods that keep you full · fast breakfast · quick dinner · quick and easy lunch · fast weeknight dinner · fast casual ·
    steadfast oats · break the fast dates and milk · yom kippur break fast · 24 hour fast before surgery food ·
    fasting lipid test water allowed · glucose test fasting coffee · intermittent fasting breakfast ideas · daniel fast recipes ·
    21 day daniel fast · ekadashi fast foods · navratri fasting recipes · netflix binge snacks · binge watching dips ·
    die cut cookies · dying eggs · tie dye cake · easter egg dye · to die for lasagna · wings so hot i could die ·
    dead easy pancakes · dead sea salt · day of the dead bread · zombie cake · poison apple cupcakes · witch finger cookies ·
    bloody mary mix · severed finger cookies · finger food · lady fingers · chicken fingers · fish fingers · devil's food cake ·
    angel food · slow cooker · smash burger · crack chicken · kill bill burger · killer chili · bleeding burger vegan ·
    slash and burn salsa · rib eye · spare ribs · back ribs · bone broth · bone marrow · collarbone of tuna · hip hop snacks ·
    salmon belly · tuna belly · tummy ache food · stomach friendly foods · upset stomach tea · tea for sore throat ·
    throat lozenges · cough drops · lemon drops · gum drops · drop scones · egg drop soup · drop biscuits · shed roof cake ·
    pound cake · 2 lbs chicken · kilo of rice · quarter pounder · stone fruit · 16 oz steak · lb cake · melt in the mouth cookies ·
    tuna melt · patty melt · burn mouth soup · shrinkflation chips · shrimp · skin on potatoes · potato skins · skinless chicken ·
    skinny latte · thin crust · thin pancakes · crispy thin fries · slim milk · light bread · tiny pasta · mini muffins ·
    size of an orange · size of a portion · portion size rice · goal macros · goals for protein · protein for wrestlers ·
    wrestling weigh in breakfast · make weight wrestling snack · cross country snacks · soccer game snacks · gym snacks ·
    body building food · weight watchers points · slimfast shake · low carb diet · keto diet · mediterranean diet · vegan diet ·
    gluten free diet · diabetic diet · low fodmap diet · diet for acne · diet for anemia · brat diet ·
    soft food diet after wisdom teeth · liquid diet before surgery · balanced diet · diet soda · diet dr pepper ·
    calorie dense foods · high calorie snacks · calorie counter · what is kcal · zero calorie sweetener · coke zero ·
    zero sugar monster · energy drinks · caffeine in coffee · water bottle · lemon water · ice water · iced coffee · ice cubes ·
    ice cream · lettuce wraps · celery sticks · cucumber salad · apple · rice cakes · guilt free brownies ·
    guilty pleasure snacks · cheat meal burger · everything bagel · everything in the fridge soup · clean out the fridge soup ·
    whole cake recipe · whole chicken · entire wheat · control your cravings dip · comfort food · stuffed peppers ·
    stuffed myself silly at thanksgiving recipe · secret sauce · secret recipe cookies · hidden veggie sauce ·
    hide vegetables in pasta · sneaky brownies · ate too much spicy food · mirror glaze cake · scale fish · kitchen scale ·
    body armor drink · hate mondays brownies · i hate mushrooms · i hate cilantro · my ugly cookies · gross green juice ·
    gross weight · huge burrito · massive sandwich · big fat greek salad · fat rascals · fatty fish · fatty tuna · pig roast ·
    cow milk · cutting carbs · cutting onions · slice of life cake · razor clams · blade steak · blade roast · hang up hams ·
    roast suckling pig · hot cross buns · hot dogs · end of summer salad · summer rolls · beach picnic · prom night snacks ·
    party food · school lunch · exam snacks · after school snacks · late night snacks · midnight snack · quick ramen ·
    instant ramen · can't stop eating these brownies · addictive popcorn chicken · crazy good cookies · sick day soup ·
    food for when im sick · got sick from sushi · food poisoning foods · allergic to nuts · my dog needs to lose weight ·
    dog food · cat food · baby food · toddler wont eat · picky eater · brother refuses to eat vegetables ·
    i burned myself on the oven · hurt my ankle foods · hurt myself at practice what to eat · feeling cold foods ·
    feeling tired foods · sleepy tea · melatonin foods · iron pills with orange juice · vitamin pills · vitamin overdose ·
    chocolate overdose cake · caffeine overdose · how many vitamin c tablets a day · prenatal pills · 5 kms run breakfast ·
    10 kms snack · ed sheeran cake · ed's diner · spo2 · gw bakery · ana bread · anna potatoes · mia bella pasta ·
    safe foods for celiac · safe foods for nut allergy · fear factor food · fear of missing out fries · abc soup · alphabet soup ·
    rainbow salad · cabbage soup · cotton candy · military diet mre · model cake · idol mochi · monster energy ·
    red bull calories · sleeping beauty cake · k pop ramen · boot camp salad · challenge ramen · one chip challenge ·
    egg challenge · body temperature · waist cake · belly button pasta · angel hair · elbow macaroni · elbow pasta ·
    knuckle sandwich · ham hock · pigs feet · chicken feet · ox tongue · headcheese · hearts of palm · artichoke hearts ·
    chicken hearts · kidney beans · liver · brain food · eyeball cake · finger limes · toe of ginger · quick weight gain shake ·
    gain 5 kg for rugby · put on muscle fast · bulking meal plan · how to bulk up · weight training breakfast · wrestler snacks ·
    foods to gain weight · protein before gym · carb load before race · half marathon dinner · what to eat before swimming ·
    mass gainer · post workout smoothie · how many calories do i burn swimming · calories burned running 5k ·
    100 calories of almonds · calories in 1 kg chicken · kcal in a banana · how many kcal in an apple · is 2000 calories a lot ·
    250 calorie sandwich · 600 calorie burrito · 800 calorie meal for athletes · low calorie soup · low cal hot chocolate ·
    zero calorie drink · diet lemonade · light cheese · reduced fat milk · skimmed milk · fat free yoghurt · skinny hot chocolate ·
    slimming world chips · thin sliced ham · slim fast bar · diet ginger ale · no sugar jam · sugar free jelly · lite soy sauce ·
    weight watchers soup · how much iron do i need · healthy snacks for teens · is skipping breakfast bad ·
    is it bad to skip lunch · is it ok to skip breakfast · should i eat before bed · how much water a day · healthy weight gain ·
    how much protein for 14 year old · is fasting healthy for diabetics · is bread bad for you · are eggs healthy ·
    vitamins for skin · foods for acne · foods for energy · why am i always hungry · why am i so hungry after school ·
    always hungry what should i eat · feel hungry after dinner · hungry at night snack ideas · im so hungry ·
    starved after practice · starving artist pasta · starving student recipes · im starving whats quick · dying of hunger pasta ·
    i could murder a burger · killing for a curry · hunger games cake · hungry caterpillar cake · hungry jacks · pig out pizza ·
    pigging out on nachos · binge worthy nachos · show binge snacks · weekend binge brunch · movie marathon popcorn ·
    ramadan fasting tips food · ramadan hydration · fasting in ramadan with sports · sehri recipe · eid sweets ·
    lent no meat meals · ash wednesday fish · good friday fasting meal · yom kippur pre fast meal · break-fast bagels ·
    tisha bav fast meal · ekadashi fasting food · janmashtami fast recipe · what to eat before a fasting blood test ·
    fasting cholesterol test coffee · fast before operation · colonoscopy prep diet · fasting glucose normal ·
    food after tooth extraction · food after surgery · stomach bug recovery · throwing up after bad shrimp ·
    threw up after eating oysters · why do i throw up after milk · baby throwing up after bottle · cat vomiting after eating ·
    dog puke · vomit from food poisoning · what stops vomiting · ginger for nausea · brother threw up soup ·
    sick after eating chicken · food poisoning what to eat · lactose makes me sick · constipation foods ·
    laxative effect of prunes · is coffee a laxative · dulcolax and food · laxative for grandma · diuretic foods ·
    water pill and potassium grandma · ozempic and food dad · diabetes medicine and grapefruit · antibiotics with yogurt ·
    pill with grapefruit · how many tylenol with food · ibuprofen on empty stomach · iron pills with food · calcium tablets ·
    overdose on garlic bread · vitamin a overdose liver · chocolate suicide cake · death wings · grim reaper pepper ·
    ghost pepper · killer whale cake · killer mac and cheese · murder burger · kill the fatted calf · assassin spaghetti ·
    spaghetti all'assassina · bloody orange juice · black death hot sauce · carolina reaper · hell burger · satans chili ·
    devil eggs · dirty soda · drunken noodles · drop dead chili · dead mans finger cookies · bury me brownies · coffin cookies ·
    graveyard cake · skull cookies · suicide soda · suicide squad cake · hara kiri roll · shot in the dark coffee ·
    shoot the duck · bang bang shrimp · bomb burger · crack dip · crack pie · sinful chocolate cake · pork thigh · chicken legs ·
    bone in ribs · ham and bones soup · belly ramen · pork belly bites · cheek stew · ox cheek · oxtail · tongue tacos ·
    lamb neck · beef shin · beef heart · thin crust margherita · skinny noodles · skinny cow bar · skinny syrup · flat iron steak ·
    flat belly overnight oats · tiny pies · lean beef 90 · leaner mince · slim sausage · fat noodles · fat chips ·
    fat quarters cookies · fatboy ice cream · big fat burrito · ugly fruit box · ugly duckling cake · gross out cookies ·
    disgusting looking but tasty stew · i hate kale salad · i hate cooking dinner · hater proof salad · hate to cook recipes ·
    ana maria's flan · mia's mac and cheese · anna's ginger thins · pro biotic yogurt · pro bar · ed's chili · edamame ·
    abc fruit salad · kpop corn dog · idol ramen · monster munch · purge the pantry soup · mushrooms purging water ·
    purge eggplant with salt · salt purge cucumbers · how to purge snails · vomit fruit · noni · body by vi shake ·
    body fuel drink · self saucing pudding · self rising flour · self serve yogurt · cut up fruit · cutting fat off steak ·
    how to cut fat off brisket · burn fat off bacon pan · burning onions · burned rice fix · how to lose the bitter taste in kale ·
    losing flavor gum · lose the shell pistachio · drop in biscuits · shed kitchen pie · melt butter fast · fast melt cheese ·
    fast rise yeast · quick bread · quick pickles · quick oats · quickie brownie · quick slim noodles · rapid rise yeast ·
    instant oats · overnight french toast · express lunch · speedy noodles · before school breakfast · before bed snack ·
    before exam food · summer fruit salad · prom dinner ideas · homecoming dinner at home · pool party snacks · beach snacks ·
    wedding soup · holiday cookies · nutela crepes · chese toast · bananna bred · yogart · brocoli · spagetti · lasanga ·
    cinammon role · choclate · strawbery · avacado tost · zuchini · tumeric latte · quinwa · expresso · sherbert · mayonaise ·
    parmesian · suasage · vegtable soup · brekfast burito · dinner 4 two · lunch 4 school · snak idea · chiken soop ·
    thier favourite pie · fastfood · breakfst · eating for two recipes · pregnant and throwing up what to eat ·
    why does broccoli make me gassy · fast bowling snacks · steak and fast chips · fast track pasta · fastnacht donuts ·
    how fast does bread digest · how long does it take to digest pizza · slow food · quick iftar · dawood fast ·
    roza kholne ka time dates · first fast kid ramadan lunch · fasting and breastfeeding · after fasting soup · keto bread ·
    carnivore diet · what is a balanced diet · diet for runners · diet for strong bones · what do vegans eat · vegetarian protein ·
    1200 calorie burger · 900 calorie milkshake · 350 calorie breakfast · 700 kcal lunch · 150 kcal snack bar · kcal in rice 200g ·
    calories in half a pizza · 90 calorie brownie · how many calories in 500 ml coke · calories needed for football ·
    more calories for swimmers · highest calorie fast food · how many cals in sushi · 50 calorie jello · what has 300 calories ·
    calories 100 grams pasta · low-cal hot cocoa · low fat low sugar yogurt · no calorie water · sugar free red bull · diet pepsi ·
    skinny muffin recipe · skinnytaste chili · skinny piggy · skinny dipped almonds · thin spaghetti · thin lasagna sheets ·
    thins cheese crackers · oat thins · bagel thins · slim milk carton · lite bites · hearty soup · chunky soup ·
    chunky monkey ice cream · chubby hubby · fatburger · fat albert burger · fat choy noodles · phat thai · big mac ·
    big boy pancakes · whale shaped crackers · goldfish crackers · cow tales candy · pig's blood cake · blood sausage ·
    blood oranges · bleeding heart cake · gut health yogurt · gut friendly foods · guts pasta · beer belly burger · belly lox ·
    lox bagel · bellini · stomach lining broth · tripe · rib tips · ribs and fries · wrist roll pastry · hand pies ·
    thumbprint cookies · finger sandwiches · knuckle bones soup · shank · neck bones and gravy · skull candy · hip hop burger ·
    shoulder of lamb · chicken shoulder · butt rub pork · boston butt · rump steak · cheeky nandos · chin chin snack ·
    face cookies · smiley fries · eye of round · ear of corn · corn on the cob · elbow noodles · heart shaped pizza ·
    heartbeet salad · brain freeze slushie · muscle milk · weight gain milk · weigh flour without scale · how to weigh pasta ·
    weight of one cup sugar · cup to pounds · how many ounces in a pound · lose weight dog food · overweight cat diet ·
    kitten food · hamster diet · hangover fries · drunk food · bad day ice cream · sad day soup · comfort soup · cry baby candy ·
    onions make me cry · crying tiger beef · sour patch kids · warheads · death wish coffee · liquid death water ·
    killer bees honey · murder hornet honey · dead dough sourdough · how to kill yeast · kill mold in bread ·
    how to kill germs on fruit · don't let me burn rice · burning mouth after spicy · burnt toast fix · i burnt my tongue ·
    burned my hand on pan what helps · cut my finger chopping onions · cut finger food ideas · how to cut chicken into strips ·
    cutting back on sugar · cutting down on sugar · cutting cake ideas · cut of beef for stew · how to slice thin · slit chilies ·
    slash bread top · razor thin carpaccio · knife for tomatoes · poisoned by mushrooms · are apple seeds poison ·
    can you eat raw potato · too much cinnamon dangerous · how much nutmeg is toxic · how much caffeine is too much ·
    how much salt is too much · too much vitamin c · energy gels overdose · pain au chocolat · painful brain freeze ·
    hurt locker hot sauce · die hard nachos · i'm dead tired need coffee · dead fish smell fridge · corpse reviver mocktail ·
    ghost cookies · vampire snacks · mummy dogs · bones and brains halloween · halloween binge candy · binge drinking water ·
    black friday leftovers · boxing day lunch · thanksgiving stuffing · stuffing face with pasta · pigs ears ·
    throw up green after matcha · what to drink after throwing up · toddler threw up milk · carsick snacks ·
    motion sickness ginger · puke green smoothie · barf buddies candy jelly beans · vomit flavored jelly beans ·
    purging aquarium food · purge valve instant pot · purge the freezer meals · skip bo night snacks · skip dog dinner ·
    skippy peanut butter · skipjack tuna · miss vickies chips · missing ingredient eggs · avoid sugar crash · avoid gluten ·
    foods to avoid with braces · avoid food poisoning chicken · avoiding dairy · stop eating dairy · how to stop eating meat ·
    cant eat nuts · cant eat gluten · i dont eat pork · i dont want to eat meat anymore · not eating sugar ·
    no food after midnight before surgery · dont eat before blood test · eat before or after workout · eating out with celiac ·
    eating late bad · eating breakfast late · eating contest hot dog · eat the frog cake · eat a rainbow · hide and seek cookies ·
    hidden valley ranch · hide zucchini in muffins · sneak veggies into mac · secret santa cookies · sneaky snacks movie theater ·
    pretend play food · fake meat · fake crab · mock duck · lie flat chicken · spatchcock · trick or treat candy ·
    magic trick brownies · pro tips for rice · pro athlete breakfast · pro plan puppy · ana sayfa borek · mia cucina ·
    anapurna thali · miami sandwich · mia donna · recovery smoothie · recovery meal after marathon · recovery drink ·
    safe temp chicken · safe food handling · safe food for travel · body reset soup · goal post cupcakes · gatorade zero ·
    zero proof mojito · size of serving chips · small fries · extra small pizza · large pizza · super size me fries ·
    model airplane cake · legend burger · challenge accepted wings · hot ones challenge wings · 7 day meal plan family ·
    weekly meal plan cheap · meal prep 5 days · 3 day juice recipe · 30 minute meals · 5 minute mug cake · 10 minute dinner ·
    2 ingredient bagels · one pot pasta · one bowl brownies · one meal prep · eggs every day ok · apple a day · soup for a week ·
    4 apples pie · 20 pound turkey time · 10 lb ham · 5 lb bag potatoes · lost my appetite when sick · no appetite flu ·
    appetite for teens growing · boost appetite · healthy appetite · appetizers · hunger after growth spurt · growth spurt foods ·
    taller foods · foods to grow taller · grow muscle · arm day snack · leg day meal · abs kitchen smoothie · cheat codes cereal ·
    control blood sugar · out of eggs substitute · out of control pancakes cafe · fruit salad · pho · bibimbap · poke bowl ·
    shakshuka · how many grams of protein in tofu · gains breakfast · 3000 calorie meal plan for athletes ·
    lose the skin on garlic · losing my voice tea · drop leaf oregano · drop off lunch ideas · shed the shell crab ·
    quick oats fast · fast growing teen food · how fast does milk spoil · fast carbs before race · thin mint cookies ·
    thin soup thicken · how to thin gravy · how to thin out icing · how to slim a recipe · trim brisket · light and airy sponge ·
    lite beer bread · small apple · tiny tomatoes · smallest bagel · size of chicken breast · body of a crab · belly of salmon ·
    tummy friendly · thigh fillets · thigh meat calories · leg of lamb timing · arm roast · face mask honey · hips and haws jelly ·
    rose hip tea · chin beef · fat bombs keto · fat in avocado · fat per slice of bacon · healthy fats · is fat bad ·
    why do we need fat · fat soluble vitamins · good fats for brain · saturated fat limit · burn calories playing basketball ·
    700 calorie smoothie · calories 1 egg · 240 calories per serving · calories in 12 grapes · cal in big mac · 100g chicken kcal ·
    kcal per 100 ml milk · are 400 calories a lot for lunch · hate to waste food recipes · i hate soggy cereal ·
    i hate tuna but need protein · ugly but good cookies brutti ma buoni · gross sounding food · cow tongue · elephant garlic ·
    dying plant basil · die for tiramisu · dead man's pasta · killer bean chili · suicide by chocolate · hot as death wings ·
    murder hornet chili oil · bloody good burger · skull punch · cutting celery · cut fruit platter · i cut my finger ·
    burn morning coffee · hit the spot sandwich · hang meat · hang curd · poison oak honey · pill shaped candy ·
    pillsbury biscuits · iron pill food · vitamin gummies how many · medicine with food · antibiotics and dairy · senna and food ·
    prunes to poop · how to poop regularly fiber · diarrhea foods · food for when you throw up · sipping after vomit ·
    nauseous what to eat · gag gifts candy · cant keep food down flu · sick kid meals · baby puked formula ·
    hunger strike history · hunger games lamb stew · starving after swim · starved at work snack · omg im starving pizza ·
    soooo hungry rn · hangry · eat the rainbow · dont eat this recipe · eat or toss · can i eat expired yogurt · cant eat spicy ·
    not eating pork · no eating before swim lesson · lunch skipped quick bite · skipped breakfast what now ·
    missed lunch at school snack · late for breakfast · hide the veg bolognese · secret ingredient chili · ed gein · ed debevics ·
    mia's cheesecake · ana's guacamole · anna karenina cake · mean green smoothie · sweet spot bakery · spo noodles ·
    recovery oats · body pump snack · wrestling cut snack · weigh in day breakfast rowing · make 60 kg class boxing food · bulk ·
    cutting and bulking · weight gain smoothie for skinny guy · ramazan pide · iftar under 30 minutes · suhoor oats ·
    fasting hours dates · pre fast meal · fast of gedaliah · meatless friday · navratri thali · fasting insulin ·
    a1c fasting coffee · fasted cardio snack after · intermittent fasting lunch ideas · 16:8 lunch · binge a series with nachos ·
    binge worthy brownies · crunchwrap · chikn nugets · hambuger · snadwich · mac n chese · piza · cerial · yougurt · bannana ·
    bluberry mufin · cofee · tost · salmom · tortila ·
  `),
  "gaining weight back, food that comes up, and words without spaces": split(`
    i got thinner when i was ill how to get bigger again · lost weight from mono high calorie smoothie ·
    tonsils out what soft food to gain weight · 3 bean salad 4 lunch · howtobakebread · pumpkinsoup · lowsugarcereal ·
    whichfruithasmostvitaminc · skip the sugar muffins · fast easy dinner 4 two · thin crust 2 go · fasting labs coffee ok ·
    first ramadan fast at school what to eat at suhoor · food fight cookies · how to make food come out of the mold ·
    dinner came out dry · rid my kitchen of ants · when do bubbles come up · is 900 kcal too much for breakfast athlete ·
    200 kcal snack before swim · half fat creme · purge valve pressure cooker · gag gift candy · sick of broccoli ideas ·
    after being sick what to eat · i threw up after roller coaster · cat throws up food · hide the pills in cheese for dog ·
    bones for broth · body of wine sauce · eating less sugar · eat more veg without noticing · never had kimchi ·
    i never eat breakfast what is quick · finish my dinner fast before game · mom thinks i need more iron · death by chocolate ·
    killer salsa · cut up melon · hate washing dishes ·
    i lost weight when ill how do i gain it back · i lost weight from flu how do i put it back on ·
    doctor says im underweight foods to gain · how to gain weight back after being ill · how to gain it back after the hospital ·
    losing weight because im ill what foods help me gain · lost 3 kg with a stomach bug what to eat ·
    underweight teen meal ideas to put on weight · how do i put weight on for rugby · get my weight back up ·
    coach says i need to get bigger for football · getting rid of food smells in fridge · get rid of leftover rice ideas ·
    get rid of fruit flies after i eat · what to do with food after i eat half · bring up kids on vegan food ·
    bring water back up to boil · how to bring food back to school · undo too much salt in soup · undo a bitter taste ·
    does sparkling water come back up · acid coming back up after eating · food comes back up reflux what to eat ·
    stop eating meat completely · how to stop eating sweets · stop eating dairy altogether · stop eating gluten 2 weeks coeliac ·
    give up chocolate for lent · give up meat completely · never eating sushi from there again · never eat raw chicken · dinner 4 2 ·
    meal 4 four · cookies 2 go · mac n cheese 4 u · what 2 cook 2nite · snacks 4 movie night · u bake pizza · r eggs healthy ·
    b vitamins foods · vitamin e d k foods · a b c soup · b l t · p b j · p b and j sandwich · m and m cookies · k f c wings ·
    e d s dinner rolls · bbq 4 ten people · 4 ingredient cookies · howtocookrice · chocolatecake · bananabread · chickensoup ·
    peanutbutter · lowfatmilk · icecreamcake · breakfastburrito · fastfood · fatfreeyogurt · thinmints · poptarts · hatefulburger ·
    energydrink · caloriesinrice · weightgainshake · mypizza · howmuchproteininegg · ihatebroccoli ·
    ilovehowilookafterveggies recipe · how i look after sourdough starter · i hate how kale tastes · i hate how the fridge smells ·
    hate the way eggs look · cant stand mushrooms · how to make rice look good · why does my bread look so flat ·
    my cake looks ugly · big body avocado · different kinds of bread · bones to show dogs · fish bones sticking out of salmon ·
    stick out spoon · let myself have dessert after dinner · skip the line tacos · throw dinner party ideas · throw together dinner ·
    throw out expired milk · throw up after bad sushi · give my dog rice · is chicken safe for my dog to eat ·
    flush the toxins myth · 3 day old rice safe · fast for blood test 12 hours · fasting ramadan first time tips for teens ·
    orthodox lent meals no oil · fast until sunset ramadan menu · how many hours should i fast before blood test ·
    quick dinner by friday · 750 kcal breakfast for swimmers · is 700 kcal a lot for lunch · low calorie soup with 200 kcal ·
    only 3 ingredients pancakes · only apples in the house what to bake · binge a show with nachos · sick day soup ·
    feeling sick after bus ride · i feel sick what can i eat · prunes for constipation every day · cant poop what to eat ·
    laxative foods for kids constipation · pills with food or without · adhd meds lower my appetite how to gain weight ·
    iron pills and tea · cut my finger on a can · cutting boards · to die for fudge · dead easy flapjacks · killer chocolate cake ·
    kill the heat of chili · self raising flour · goal 4 protein · weight of an egg · control my blood sugar at night ·
    stuffed peppers till golden · stuffed myself at thanksgiving lol · crying from onions · midnight snack ·
    hungry all night what to eat · eating at night ok? · secret ingredient brownies · nobody bakes it better ·
    ended up with burnt rice · hit of lime · my legs are sore after running what to eat · legs of lamb ·
    how do i gain weight after being sick · lost my appetite after flu meals to regain weight · put on weight healthy snacks ·
    doctor wants me to put on 3 kg · was underweight now eating more ideas · lost weight after braces soft foods to gain ·
    gain back muscle after injury · weight dropped after surgery high calorie meals · mom lost weight from chemo what can she eat ·
    put on a few pounds before wrestling season · how 2 cook rice · dinner 4 my mum · what can i make 4 2nite ·
    u know any good snacks · gr8 cookies · b4 school breakfast · 2 minute noodles · 4 cheese pizza · w8 watchers bread ·
    t bone steak · r u sure eggs r safe · q u i n o a · v8 juice · g f bread · d i y pizza · o j · m n m cookies · e coli spinach ·
    omega 3 d e vitamins · a p flour · i c e cream · cookiedough · strawberryshortcake · grilledcheesesandwich · hotchocolate ·
    butterchickencurry · spaghettibolognese · fishandchips · macandcheese · overnightoats · whatshouldieat · whatcanicookwitheggs ·
    lowcaloriesnacks · proteinshakerecipe · vegandinnerideas · glutenfreepasta · bellypork · chickenthighs · fatfreemilk ·
    slimfastshake · killerbrownies · bingewatchingsnacks · breakfastideas · ramadanfasting · howmanycaloriesinanegg ·
    gainweightfast · weightgain · liverandonions · hotdogbuns · bringing up fish allergy at school · bring soup up to a simmer ·
    bring food up the mountain · get the food out of the oven · get the smell of fish out of my hands · get it all out of the jar ·
    how to get rid of food coloring on hands · get rid of food cravings at night · get rid of my lunch box smell ·
    what to do with my leftover dinner · undo burnt caramel · fix what i burned · sauce came up too salty ·
    bubbles come up when cheese melts · lunch came up short on protein · why does food come up after eating reflux ·
    quit eating fast food · quit sugar completely · stop eating red meat forever · stopped eating nuts because of allergy ·
    never eating gas station sushi again · never eat again at that cafe · not eating pork · giving up coffee for lent ·
    is giving up meat healthy · only let dough rise once · just let it simmer · let me only have dairy free ·
    just eat the apple skin · eat an apple every day for health · only eat halal meat · had nothing but pasta any veg ideas ·
    i skipped breakfast what is quick · skip breakfast no what to eat before school · toilet paper roll cookies ·
    flush with cold water pasta · swallow pills with yogurt · took medicine what food helps · pills no gluten ·
    tea without caffeine · drink powder for sports · fat loss in roasting beef · melting butter · body builder breakfast ·
    body of crab · big kid lunch ideas · fat one potato · the ugly one tomato · biggest burger in town · nothing fits in the fridge ·
    pictures of cakes · hate touching raw chicken · hate this soup · my skin is dry foods · stretch pizza dough ·
    hit me with your best recipes · bite my thumb burger · slap my mac and cheese · pinch of salt · scratch made bread ·
    pain au chocolat · blade steak · jumping beans · end of summer salad · everyone is better at baking · life without gluten ·
    without me eating nuts · run 10k breakfast · cardio snack · how to burn off alcohol in sauce · weigh ingredients every time ·
    measure my flour · my stomach hangs over after thanksgiving joke · cleared out the pantry what can i bake · secret bread recipe ·
    hide vegetables in sauce · told them i eat vegan · mum thinks i need iron · my friends house dinner what to bring ·
    family dinner ideas · water for 4 people hiking · 3 day hike food · sleepover snacks · friday to monday meal plan ·
    diet for 13 year old athlete · 10 kg turkey · 45 kg athlete protein · stick of butter · flat bread · models made of sugar ·
    control portions of dough
  `),
};
