import type { Spelling } from "#core/content/hard-topics/hard-topic-table.ts";

/** 'lose=loose|loos': the word that is meant, and how it is written. */
const parseCorrections = (list: string): Record<string, string> =>
  Object.fromEntries(
    list.split(" ").flatMap((row) => {
      const [word = "", spellings = ""] = row.split("=");
      return spellings.split("|").map((spelling) => [spelling, word]);
    }),
  );

export const SPELLING: Spelling = {
  digits: { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", $: "s", "@": "a", "!": "i" },
  corrections: parseCorrections(
    "lunch=luch|lnch cried=cryed you=u fast=fst body=bdy|boddy look=luk weightloss=wl without=wout|wthout|widout|wo " +
      "breakfast=brekky|brekkie|brekkers dinner=dinna every=evry everyday=evryday tonight=tonite|2nite " +
      "tomorrow=2morrow|2moro|tmr|tmw|tmrw overnight=overnite night=nite forever=4ever|4eva forgot=4got anyone=any1 everyone=every1 " +
      "someone=some1 yourself=yrself|urself again=agen|agin|agn much=alot because=becuz|cos|coz|cuz|bc skinny=skinni|skinney|skiny " +
      "anymore=anymor getting=gettin losing=losin|loosing throwing=throwin skipping=skippin fasting=fastin starving=starvin " +
      "feeling=feelin binging=bingin|binjing purging=purgin puking=pukin cutting=cuttin hating=hatin looking=lookin hiding=hidin " +
      "nothing=nothin wanna=tryna|wana|wanta bulimia=buliema|bullimia|bulimea|boolimia anorexia=annorexia|aneroxia " +
      "anorexic=annorexic|anarexic weight=wt|w8 throw=thro hunger=hungr about=abt very=vry|vrey|verry small=smol pills=pils kill=kil " +
      "killing=kiling binge=bnge|binje|bindge year=y|yr|yrs|yo|years pill=pil self=slf|sef harm=hrm|harn quick=quik|kwik thin=thinn " +
      "hate=hatte|h8|h8t|hait eating=eatin|eting eat=eet wont=wont " +
      "calories=calz|cal|cals|kcal|kcals|kal|kals|calorie|calory|kilocalories|caloric myself=myslf|mysel|meself|mysef|mself to=2# for=4# " +
      "one=1# your=ur be=b being=bein gonna=gona before=b4 today=2day great=gr8 are=r and=n lose=loose|looses puke=puk ugly=uggly " +
      "fat=fatt|phat dead=daed|ded dying=dieing suicide=soocide|suwerside|sewerslide|sooicide laxatives=laxies|laxs|laxes secret=sectret " +
      "though=tho through=thru stomach=stomache tummy=tummie thighs=thights|thies now=rn week=wk weeks=wks hours=hr|hrs|hour|h " +
      "please=pls|plz people=ppl nobody=noone|no1|nbdy",
  ),
  small: {
    i: "i",
    a: "a",
    "2": "to",
    "4": "for",
    ...Object.fromEntries("im my me to so no do go be in of up it am is ur".split(" ").map((word) => [word, word])),
  },
  numbers: {
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    hundred: 100,
    thousand: 1000,
  },
  units: [
    "ugw",
    "gw",
    "cw",
    "sw",
    "hw",
    "lw",
    "kg",
    "kgs",
    "kilo",
    "kilos",
    "lb",
    "lbs",
    "pound",
    "pounds",
    "st",
    "stone",
    "cal",
    "cals",
    "kcal",
    "kcals",
    "calorie",
    "calories",
    "h",
    "hr",
    "hrs",
    "hour",
    "hours",
    "d",
    "day",
    "days",
    "week",
    "weeks",
    "wk",
    "wks",
    "yo",
    "yr",
    "yrs",
    "mg",
    "ml",
    "g",
    "k",
    "x",
    "pm",
    "am",
    "oz",
    "cm",
    "th",
    "nd",
    "rd",
    "min",
    "kms",
    "km",
  ],
  slips: (
    "adderall alive altogether bodycheck anorexia anorexic anymore appetite arfid ashamed belly binge binged bingeing binging bisacodyl " +
    "body bonespo breakfast bulimia bulimic burn calorie calories cleanse clenbuterol collarbones completely control cutting days " +
    "deserve detox diet diets dinner disgusted disgusting disorder disorders diuretic diuretics drop dulcolax eating ephedrine " +
    "everything exercise existing forever fastest fasting finger fingers food fridge gross guilt guilty hate hide hideous hiding hunger " +
    "hungry hurting ignore intermittent kill killing kilos knowing laxative laxatives lose losing lunch meals meanspo metabolism mirror " +
    "myself noticing obese orthorexia overdose overdosing overeat overeating ozempic parents phentermine pills pounds prescription " +
    "pretend puke puking purge purged purging quick quickly reflection regret restrict restricting restriction secret secretly " +
    "semaglutide shed sick skinnier skinny skip skipped skipping slim slimmer starvation starve starved starving stomach suicidal " +
    "suicide suicides summer supplement supplements suppress suppressant suppressants sweetspo teenager teenagers thigh thighs thin " +
    "thinner thinspiration thinspo throat throw throwing tummy ugly unalive underweight vomit vomiting wegovy weight without worthless " +
    "wrists yourself"
  ).split(" "),
  ordinary: (
    "calzone calzones gress progressive aggressive period periods wright alice alike complete compete dietetic expertise emitting " +
    "existent overcome stripping swapping standing stapling stalling being belle bells berry bilge billy binding bing binged bingo " +
    "bring bringing bulking bully calories cleans controls deserts dessert desserts diner diners dinners dirts discussed discussing " +
    "disorderly earing easing eatings exiting fastening feasting feastings finders finer fingered fringe gilt grass grosses grows guile " +
    "hanger hinge hungary hunter hunting hurling ignored ignores killings kilns kilo kilting launch loring loving lurch lynch mealy " +
    "means meats medals metals minor operating overdone overdosed packing parens parking pecking peking picking poking polls ponds " +
    "pound pounded prepend pulls pumping puree purging purl purred purring purse pursed purses quack quickie quirk rejection reserve " +
    "restrictions restricts secrete shimmer shipped shipping simmer skimming slammer stare stared staring starred starring started " +
    "starting stating stave staved stomachs storing striving summed summers summit supplemental things thinker thinned thought threat " +
    "threw throats throne thrown throws tights tommy tumms weighs weights weighty"
  ).split(" "),
};
