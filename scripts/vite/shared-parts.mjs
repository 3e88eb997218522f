const LANDING = /landing-page\.tsx$/;
const AUTH = /auth-(?:page|rules)\.tsx?$/;
const FOR_VISITORS = /(?:auth-page|auth-rules|legal-dialog|faq-panel|landing\/features|toaster)\.tsx?$/;
/** Rarely opened, and a visitor who opens it should not load the app. */
const SUPPORT = /support\/visitor-support-page\.tsx$/;
const SHELL = /shell\/shell\.tsx$/;
/** Imported through one entry file, so every part of them seems to be used everywhere. This table groups the parts. */
const PACKAGES = {
  controls:
    /@radix-ui.(?:primitive|react-(?:collection|context|direction|id|presence|primitive|roving-focus|tabs|use-(?:callback-ref|controllable-state|effect-event|is-hydrated|layout-effect)))\W/,
  dialogs: /@radix-ui.react-(?:alert-dialog|dialog|dismissable-layer|focus-guards|focus-scope|portal)\W|es2015|tslib/,
  common: /@radix-ui.react-collapsible\W/,
  menus: /@radix-ui.react-(?:arrow|menu|popover|popper|use-size)\W|@floating-ui/,
};
/** Only pages with a form load these, and no shared file may import them. */
const FORMS = /web.ui.forms.(?:use-form|rules)\.ts$|node_modules.react-hook-form/;
/** A module with this many users belongs in the file that all of them load. */
const MANY = 7;

/** @typedef {{ getModuleInfo: (id: string) => { isEntry: boolean, importers: readonly string[], importedIds: readonly string[], dynamicImporters: readonly string[] } | null }} Graph */

/**
 * Groups shared modules into a few files instead of dozens of tiny ones, each of which costs a phone a request and startup time. Modules
 * for visitors stay separate, so that visitors do not load the app.
 *
 * @param {string} id
 * @param {Graph} graph
 * @returns {string | null}
 */
export function nameSharedPart(id, graph) {
  const named = Object.entries(PACKAGES).find(([, test]) => test.test(id));
  if (named) return named[0];
  if (FORMS.test(id)) return "forms";
  if (graph.getModuleInfo(id)?.importedIds.some((imported) => FORMS.test(imported))) return null;
  const users = findImporters(id, graph);
  const isUsedBy = (/** @type {RegExp} */ part) => users.some((user) => part.test(user));
  if (users.length < 2 || users.some((user) => graph.getModuleInfo(user)?.isEntry)) return null;
  if (isUsedBy(LANDING)) return "basics";
  if (!isUsedBy(SHELL) && (users.length < MANY || isUsedBy(SUPPORT))) return null;
  if (isUsedBy(AUTH)) return "controls";
  return isUsedBy(FOR_VISITORS) ? "dialogs" : "common";
}

/**
 * The separately loaded parts of the app that depend on a module.
 *
 * @param {string} id
 * @param {Graph} graph
 */
function findImporters(id, graph) {
  const seen = new Set([id]);
  const users = [];
  for (const one of seen) {
    const module = graph.getModuleInfo(one);
    if (module?.isEntry || (module?.dynamicImporters.length ?? 0) > 0) users.push(one);
    for (const importer of module?.importers ?? []) seen.add(importer);
  }
  return users;
}
