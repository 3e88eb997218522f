/** Written by scripts/vite/page-texts.mjs. */
declare module "virtual:page-texts" {
  import type { CatalogName } from "#web/texts/texts.ts";
  /** The catalogs that a page's module uses, by its path in the folder web. */
  export const PAGE_TEXTS: Record<string, readonly CatalogName[]>;
  /** The folder with the built files of texts. Its name changes with any text. */
  export const TEXT_FILES: string;
}
