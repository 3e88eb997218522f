import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";
import { pictureFor } from "#core/domain/food-pictures.ts";
const l=loadCatalogue();
console.log("== odd kcal");
for(const f of l){const p=f.portions[0]!;const k=(f.calories??0)*p.grams/100; if(k>1100|| /varied|Weight Watchers|restaurant order|order|meal\b|package|container|recipe|loaf|bag\b|box/i.test(p.label)&&k>700) console.log(f.name,"|",p.label,p.grams,Math.round(k))}
console.log("== labels");
for(const f of l) if(f.portions.some(p=>/varied|Weight Watchers|Lean Cuisine|Healthy Choice|Slim|Atkins|per serving|\d+-\d+ .*per/i.test(p.label))) console.log(f.name,"|",f.portions.map(p=>p.label+" "+p.grams).join("; "));
console.log("== tiny");
for(const f of l){const p=f.portions[0]!;const k=(f.calories??0)*p.grams/100; if(p.grams<=12&&!/Sugars|Spices|Coffee|Tea|sauce|Gum|Condiment|Mustard|Salad dressing|oil|Butter|Margarine|Cream|Jams|seasoning|Candy|candies|candy/i.test(f.group+f.name)) console.log(f.name,"|",p.label,p.grams,Math.round(k),"|",f.portions.slice(1,5).map(p=>p.label+" "+p.grams).join("; "),f.group)}
console.log("== diet products");
for(const f of l) if(/weight|slim|diet frozen|Atkins|Jenny|Nutrisystem|Optifast|Herbalife|Medifast|meal replacement|South Beach|Zone Perfect|appetite|Special K20|weight loss|skinny/i.test(f.name+" "+f.otherNames.join(" "))) console.log(f.name,"|",f.group,"|",f.otherNames.slice(0,4).join("; "));
console.log("== pictures");
for(const f of l) if(/tofu|almond|tuna salad|chips|veggie burger|natto|popcorn chicken/i.test(f.name)) console.log(f.name,"|",pictureFor(f));
