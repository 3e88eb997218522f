/** The sources of the facts in the lessons. A person reviews each of them by its review date. */
export interface Source {
  /** The author and the publication, as shown to users. */
  title: string;
  year: number;
  /** YYYY-MM-DD */
  reviewBy: string;
}

const REVIEW_BY = "2027-07-01";
const source = (title: string, year: number): Source => ({ title, year, reviewBy: REVIEW_BY });

export const SOURCES = {
  dri: source("Dietary Reference Intakes (National Academies)", 2011),
  "dri-water": source("Dietary Reference Intakes for Water (National Academies)", 2005),
  "dri-sodium": source("Dietary Reference Intakes for Sodium and Potassium (National Academies)", 2019),
  "dri-energy": source("Dietary Reference Intakes for Energy (National Academies)", 2023),
  "fda-label": source("FDA, Nutrition Facts label rules, 21 CFR 101", 2016),
  "fda-consumer": source("FDA, pages for consumers", 2024),
  "fda-colors": source("FDA, color additives", 2025),
  "fda-fats": source("FDA, partially hydrogenated oils", 2021),
  "fda-allergens": source("FDA, food allergens", 2025),
  "fda-gluten": source("FDA, gluten-free labeling", 2013),
  "fda-supplements": source("FDA, dietary supplements", 2024),
  "fda-caffeine": source("FDA, pure and highly concentrated caffeine", 2024),
  ods: source("NIH Office of Dietary Supplements, fact sheets", 2025),
  fdc: source("USDA FoodData Central, the figures of this app", 2024),
  "dga-2020": source("Dietary Guidelines for Americans 2020-2025", 2020),
  "dga-2025": source("Dietary Guidelines for Americans 2025-2030", 2026),
  "canada-guide": source("Health Canada, Canada's Food Guide", 2019),
  fsis: source("USDA Food Safety and Inspection Service", 2024),
  "usda-washing": source("USDA, observations of home kitchens", 2019),
  "usda-school-meals": source("USDA, school meal standards", 2024),
  cdc: source("CDC, healthy drinks, water and food", 2024),
  "cdc-foodborne": source("CDC, foodborne illness estimates", 2011),
  "cdc-upf": source("CDC, ultra-processed foods in the diet", 2025),
  "cdc-allergy": source("CDC, allergic conditions in children", 2021),
  "cdc-sleep": source("CDC, Youth Risk Behavior Survey", 2021),
  "cdc-diabetes": source("CDC, diabetes", 2024),
  niddk: source("NIH, National Institute of Diabetes and Digestive and Kidney Diseases", 2024),
  niams: source("NIH, National Institute of Arthritis and Musculoskeletal and Skin Diseases", 2018),
  nimh: source("NIH, National Institute of Mental Health", 2024),
  nccih: source("NIH, National Center for Complementary and Integrative Health", 2024),
  "nih-lactose": source("NIH consensus conference on lactose intolerance", 2010),
  "who-sugars": source("WHO, sugars guideline", 2015),
  "who-carbs": source("WHO, carbohydrate guideline", 2023),
  "who-sweeteners": source("WHO, non-sugar sweeteners guideline", 2023),
  "aap-eating": source("American Academy of Pediatrics, preventing obesity and eating disorders", 2016),
  "aap-eating-2021": source("American Academy of Pediatrics, eating disorders", 2021),
  "aap-performance": source("American Academy of Pediatrics, performance-enhancing substances", 2016),
  "aap-juice": source("American Academy of Pediatrics, fruit juice", 2017),
  "aap-growth": source("American Academy of Pediatrics, Bright Futures", 2017),
  "her-2025": source("Healthy Eating Research, drinks for ages 5 to 18", 2025),
  "aha-2017": source("American Heart Association, added sugars and children", 2017),
  aacap: source("American Academy of Child and Adolescent Psychiatry, caffeine and children", 2020),
  "caffeine-sleep": source("Drake and others, caffeine six hours before bed", 2013),
  "caffeine-nasem": source("National Academies, caffeine in food and supplements", 2014),
  "fish-advice": source("FDA and EPA, advice about eating fish", 2021),
  "iron-jama": source("Weyand and others, JAMA, low iron in young women", 2023),
  "and-vegetarian": source("Academy of Nutrition and Dietetics, vegetarian diets", 2016),
  nova: source("Monteiro and others, NOVA food groups", 2019),
  "ioc-reds": source("International Olympic Committee, relative energy deficiency in sport", 2023),
  acsm: source("American College of Sports Medicine, nutrition and athletic performance", 2016),
  aasm: source("American Academy of Sleep Medicine, sleep of children and teens", 2016),
  "sugar-jama": source("Wolraich and others, JAMA, sugar and behavior", 1995),
  "surgeon-general": source("US Surgeon General, social media and youth", 2023),
  "thai-2023": source("Thai and others, less social media and body image", 2023),
  "elks-2012": source("Elks and others, twin studies of body size", 2012),
  satter: source("Satter, eating competence", 2007),
  deloitte: source("Deloitte Access Economics, cost of eating disorders", 2020),
  neda: source("National Eating Disorders Association", 2024),
  aaaai: source("American Academy of Allergy, Asthma and Immunology", 2023),
  fare: source("Food Allergy Research & Education, recognizing and responding to anaphylaxis", 2015),
  "epa-waste": source("EPA, the cost of food waste", 2025),
  poore: source("Poore and Nemecek, Science, environmental impacts of food", 2018),
  "nejm-supplements": source("Geller and others, NEJM, emergency visits after supplements", 2015),
  "ny-law": source("New York State, sales of weight-loss and muscle products to minors", 2024),
  ftc: source("FTC, endorsements and paid posts", 2023),
  "and-titles": source("Academy of Nutrition and Dietetics, titles of the profession", 2024),
  "usda-organic": source("USDA, National Organic Program", 2024),
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof SOURCES;
