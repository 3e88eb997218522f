import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";

const page = (access: string, pagePath: string, module: string, more: object = {}) => ({
  path: pagePath,
  access,
  module,
  budgetKb: 100,
  ...more,
});

/** A small page table in the format that the build writes. */
const PAGES = [
  page("visitor", APP_PATHS.home, "features/landing/landing-page.tsx"),
  page("visitor", APP_PATHS.auth, "features/auth/auth-page.tsx", { hasForm: true }),
  page("anyone", APP_PATHS.newPassword, "features/auth/new-password-page.tsx", { hasForm: true, needsLink: true }),
  page("user", APP_PATHS.home, "features/dashboard/dashboard-page.tsx", { aliases: [APP_PATHS.auth] }),
  page("user", APP_PATHS.diary, "features/diary/diary-page.tsx"),
  page("user", APP_PATHS.support, "features/support/support-page.tsx"),
  page("visitor", APP_PATHS.support, "features/support/visitor-support-page.tsx", { variesByRegion: true }),
  page("admin", APP_PATHS.admin, "app/admin/admin-page.tsx"),
];

export const PAGE_PATHS: readonly string[] = [...new Set(PAGES.map(({ path }) => path))];

interface BuiltWebApp {
  /** Content of the head, before what each response adds. */
  head?: string;
  title?: string;
  loading?: string;
  /** Content at the end of the body. */
  script?: string;
  manifest?: object;
  pageTexts?: { folder: string; files: Record<string, string> };
  files?: Record<string, string | Buffer>;
}

/** Writes a minimal built web app. */
export function writeWebApp(
  folder: string,
  {
    head = "",
    title = "",
    loading = "",
    script = "",
    manifest = {},
    pageTexts = { folder: "assets/texts", files: {} },
    files = {},
  }: BuiltWebApp,
): void {
  const all = {
    "index.html":
      `<html lang="en"><head>${head}<!--title-->${title}<!--/title--><!--boot--></head>` +
      `<body><!--app--><div id="root">${loading}</div><!--/app-->${script}</body></html>`,
    ".vite/manifest.json": JSON.stringify(manifest),
    ".vite/pages.json": JSON.stringify(PAGES),
    ".vite/page-texts.json": JSON.stringify(pageTexts),
    ...files,
  };
  for (const name of ["assets", "food-art"]) mkdirSync(path.join(folder, name), { recursive: true });
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
}
