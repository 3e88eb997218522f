import { type CatalogName, loadTexts } from "#web/texts/texts.ts";

const names = Object.keys(import.meta.glob("#web/texts/en/*.ts")).map((file) => file.replace(/^.*\/|\.ts$/g, ""));

// Safe to cast: a test compares the files with the list of catalogs.
await loadTexts(names as CatalogName[], "en");
