import { readFileSync } from "node:fs";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";
import { findAllergens, onlyInRecipe } from "#core/domain/knowledge/allergens.ts";
const unseen=new Set(JSON.parse(readFileSync("/tmp/td/unseen.json","utf8")).map((x:any)=>x[0]+x[1]));
const l=loadCatalogue().filter(f=>!unseen.has(f.source+f.sourceCode));
const by:any={};
for(const f of l){const a=findAllergens(f);for(const x of onlyInRecipe(f,a)) (by[x]??=[]).push(f.name.slice(0,60))}
for(const k in by) console.log("== "+k+" "+by[k].length+"\n"+by[k].join(" | "));
