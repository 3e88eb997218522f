const LANDING = /landing-page\.tsx$/;
const FOR_VISITORS = /(?:auth-page|auth-rules|legal-dialog|faq-panel|toaster)\.tsx?$/;
const SHELL = /shell\/shell\.tsx$/;
/** What so many parts of the app use is worth a place in the file that all of them load. */
const MANY = 3;

/** @typedef {{ getModuleInfo: (id: string) => { isEntry: boolean, importers: readonly string[], dynamicImporters: readonly string[] } | null }} Graph */

/**
 * Puts what pages share into a few files instead of dozens of tiny ones, each of which costs a phone a request and a
 * start. What visitors need stays apart from the rest, so that they do not load the app.
 *
 * @param {string} id
 * @param {Graph} graph
 * @returns {string | null}
 */
export function nameSharedPart(id, graph) {
  const users = usersOf(id, graph);
  const isUsedBy = (/** @type {RegExp} */ part) => users.some((user) => part.test(user));
  if (users.length < 2 || users.some((user) => graph.getModuleInfo(user)?.isEntry)) return null;
  if (isUsedBy(LANDING)) return "basics";
  if (isUsedBy(FOR_VISITORS)) return null;
  return isUsedBy(SHELL) || users.length >= MANY ? "common" : null;
}

/**
 * The parts of the app, each loaded by itself, that cannot do without a module.
 *
 * @param {string} id
 * @param {Graph} graph
 */
function usersOf(id, graph) {
  const seen = new Set([id]);
  const users = [];
  for (const one of seen) {
    const module = graph.getModuleInfo(one);
    if (module?.isEntry || (module?.dynamicImporters.length ?? 0) > 0) users.push(one);
    for (const importer of module?.importers ?? []) seen.add(importer);
  }
  return users;
}
