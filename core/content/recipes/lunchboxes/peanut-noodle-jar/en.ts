import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Peanut noodle jar",
  summary: "Noodles that cook themselves in hot water, in a jar you can shake.",
  measures: {
    riceNoodle: "2 oz",
    edamame: "½ cup",
    carrot: "1 carrot",
    redCabbage: "½ cup",
    peanutbutter: "1 tablespoon",
    soySauce: "1 tablespoon",
    limeJuice: "1 tablespoon",
  },
  steps: [
    {
      text: "Boil a kettle. Put the rice noodles in a bowl, cover them with boiling water and wait 6 to 8 minutes, until soft.",
      timer: "soak",
    },
    { text: "Drain the noodles, rinse them cold and shake off the water." },
    { text: "Shake peanut butter, soy sauce, lime juice and a spoon of warm water in a small jar with a lid until smooth." },
    { text: "Cut the carrot into thin strips and shred the red cabbage." },
    { text: "Layer: dressing first, then cabbage, carrot, edamame, noodles on top. Keep it cold and shake it before you eat." },
  ],
  teaches: "Oil and water part. Shaken hard, the peanut butter holds them together: that is a dressing.",
  changeItUp: "Sunflower seed butter makes it peanut-free; tamari without wheat keeps the wheat out.",
};
