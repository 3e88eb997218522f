import { readFileSync } from "node:fs";
import { lintDishes } from "#server/catalogue/dishes/lint-dishes.ts";
import { DISHES_FILE } from "#server/catalogue/dishes/load-dishes.ts";

const problems = lintDishes(readFileSync(DISHES_FILE, "utf8"));
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
