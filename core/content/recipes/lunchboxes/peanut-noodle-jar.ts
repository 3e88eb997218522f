import type { Recipe } from "#core/content/recipes/recipe.ts";

export const peanutNoodleJar: Recipe = {
  slug: "peanut-noodle-jar",
  name: "Peanut noodle jar",
  summary: "Noodles that cook themselves in hot water, in a jar you can shake.",
  picture: "takeout-box",
  meal: "lunchbox",
  servings: 1,
  activeMinutes: 15,
  waitMinutes: 0,
  equipment: [["kettle"]],
  ingredients: [
    ["riceNoodle", 57, "2 oz"],
    ["edamame", 80, "½ cup"],
    ["carrot", 60, "1 carrot"],
    ["redCabbage", 45, "½ cup"],
    ["peanutbutter", 16, "1 tablespoon"],
    ["soySauce", 16, "1 tablespoon"],
    ["limeJuice", 15, "1 tablespoon"],
  ],
  unheated: ["carrot", "redCabbage"],
  steps: [
    {
      text: "Boil a kettle. Put the rice noodles in a bowl, cover them with boiling water and wait 6 to 8 minutes, until soft.",
      uses: ["riceNoodle"],
      timer: { minutes: 7, label: "soak" },
    },
    { text: "Drain the noodles, rinse them cold and shake off the water.", uses: [] },
    {
      text: "Shake peanut butter, soy sauce, lime juice and a spoon of warm water in a small jar with a lid until smooth.",
      uses: ["peanutbutter", "soySauce", "limeJuice"],
    },
    { text: "Cut the carrot into thin strips and shred the red cabbage.", uses: ["carrot", "redCabbage"] },
    {
      text: "Layer: dressing first, then cabbage, carrot, edamame, noodles on top. Keep it cold and shake it before you eat.",
      uses: ["edamame"],
    },
  ],
  teaches: "Oil and water part. Shaken hard, the peanut butter holds them together: that is a dressing.",
  changeItUp: "Sunflower seed butter makes it peanut-free; tamari without wheat keeps the wheat out.",
  safety: ["chill"],
};
