import { Catalogue } from "#server/catalogue/catalogue.ts";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";
import { measureRelevance, total } from "./support/measure-relevance.ts";

const catalogue = new Catalogue(loadCatalogue(), new Date(0));
const kinds = measureRelevance(catalogue.index, (id) => catalogue.find(id)?.name ?? "");
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

console.log(`\nSearch relevance over ${catalogue.entries.length} foods`);
console.table(
  Object.entries({ ...kinds, all: total(kinds) }).map(([kind, { queries, first, firstFive, reciprocalRank }]) => ({
    kind,
    queries,
    "right result first": percent(first),
    "in the first five": percent(firstFive),
    MRR: reciprocalRank.toFixed(3),
  })),
);
console.log(`Right result not first: ${total(kinds).missed.join(", ") || "none"}`);
