import { pageSizes } from "./support/page-sizes.ts";

console.log("\nBundle size: what each page loads before it can be shown, gzip");
console.table(
  pageSizes().map(({ page, scriptKb, styleKb, files }) => ({
    page: page.replace(/^\w+\/|\.tsx$/g, ""),
    "script kB": Number(scriptKb.toFixed(1)),
    "style kB": Number(styleKb.toFixed(1)),
    files,
  })),
);
