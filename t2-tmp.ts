import { findAllergens } from "#core/domain/knowledge/allergens.ts";
import { ALLERGEN_SAMPLE } from "./scripts/knowledge/allergen-sample.ts";
import { sampledFoods } from "./scripts/knowledge/sampled-foods.ts";
const L:any={M:"milk",E:"egg",F:"fish",S:"shellfish",T:"tree nuts",P:"peanut",W:"wheat",Y:"soy",Z:"sesame"};
const find=sampledFoods();let r=0,m=0,wr=0,up=0;const out:string[]=[];
for(const [rel,code,,label] of ALLERGEN_SAMPLE){const f=find(rel,code);const c=new Set(findAllergens(f).contains.map(x=>x==="gluten"?"wheat":x));
 for(const x of c){const k=Object.keys(L).find(k=>L[k]===x)!; if(label.includes(k))r++; else if(label.includes(k.toLowerCase())){up++;} else{wr++;out.push(`WRONG ${f.name}: ${x} <- ${f.ingredients.slice(0,12).map(i=>i.name.slice(0,40)+" "+i.share).join("; ")}`)}}
 for(const ch of label) if(ch===ch.toUpperCase()&&!c.has(L[ch])) {m++;out.push(`MISS ${f.name}: ${L[ch]}`)}}
console.log(r,m,wr,up);console.log(out.join("\n"));
