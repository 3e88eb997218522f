export const PREGNANT = "Pregnant";

export const MEDICAL_CONDITIONS = [
  "Diabetes Type 1",
  "Diabetes Type 2",
  "High Blood Pressure",
  "High Cholesterol",
  "Heart Disease",
  "Kidney Disease",
  "Liver Disease",
  "Thyroid Disorders",
  "Celiac Disease",
  "Crohns Disease",
  "IBS",
  "GERD",
  "Anemia",
  "Osteoporosis",
  "Arthritis",
  "Food Intolerances",
  // Nobody is asked about it by age or gender; it is one choice among the others.
  PREGNANT,
] as const;
