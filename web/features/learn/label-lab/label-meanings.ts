/** Explains each line of the label in one or two sentences. */
const MEANINGS: Readonly<Record<string, string>> = {
  "Total Fat": "All fat together. Every body needs some: it builds cells and carries vitamins A, D, E and K.",
  "Saturated Fat": "One kind of fat. Guides suggest that it stays under a tenth of a day's energy.",
  "Trans Fat": "Makers may no longer add it. What is left comes from milk and meat, in small amounts.",
  Cholesterol: "Found in foods from animals. Your body makes its own as well.",
  Sodium: "Mostly from salt. About 70% of it comes with packaged and restaurant food.",
  "Total Carbohydrate": "Starch, sugars and fiber together. They fuel brain and muscles.",
  "Dietary Fiber": "The part of plants that you don't digest. It feeds the helpers in your gut.",
  "Total Sugars": "All sugars, those of milk and fruit too. They have no Daily Value.",
  "Added Sugars": "What somebody put in: sugar, syrup, honey. The label's limit is 50 g a day.",
  Protein: "What muscles, skin and hair are built from. Labels often leave out its percent.",
  "Vitamin D": "Helps bones take up calcium. Few foods have much of it.",
  Calcium: "Builds bones, above all in your teens.",
  Iron: "Carries oxygen in your blood. The label's 18 mg is one yardstick for all; your own need may be 8 to 15.",
  Potassium: "Helps nerves and muscles work. Potatoes, beans and fruit bring it.",
};

export const findMeaning = (line: string): string =>
  MEANINGS[line] ??
  MEANINGS[line.replace(/^Includes /, "")] ??
  "How much of it one serving brings, and what share of a day's value that is.";
