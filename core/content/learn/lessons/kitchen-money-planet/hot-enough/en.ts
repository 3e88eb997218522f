import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Hot enough",
  goal: "Use a thermometer.",
  cards: {
    poultry: {
      title: "165°F for poultry and leftovers",
      text: "Chicken, turkey and reheated leftovers are done at 165°F (74°C). Measure in the thickest part, away from the bone.",
    },
    ground: {
      title: "160°F for ground meat and eggs",
      text: "Burgers and egg dishes need 160°F (71°C). Grinding mixes germs from the outside all the way in.",
    },
    "whole-cuts": {
      title: "145°F for steak and fish",
      text: "Whole cuts and fish need 145°F (63°C). Let meat rest for three minutes. The heat goes on working.",
    },
    color: { title: "Color can't tell", text: "Meat can be brown before it is done, or pink when it is. Only a thermometer knows." },
    raw: {
      title: "Raw things with germs",
      text: "Raw sprouts, raw eggs, raw flour and raw milk can carry germs. So no cookie dough from the bowl, sorry.",
    },
    "how-many": {
      title: "It happens a lot",
      text: "About 48 million people in the US get sick from food each year. A thermometer for a few dollars helps keep you out of that number.",
    },
  },
  misconception: {
    says: "When meat is brown, it is done.",
    truth: "Only a thermometer tells whether meat is done.",
    why: "It can be brown before it is done, and pink when it is.",
  },
  interactive: { title: "Done, or back to the heat?", text: "Sort by what the thermometer says." },
  questions: [
    { why: "Grinding mixes germs from the outside all the way in, so a burger needs more heat than a steak." },
    { why: "The thermometer decides, not the color." },
    { why: "Take off 32, then times 5, divided by 9." },
  ],
};
