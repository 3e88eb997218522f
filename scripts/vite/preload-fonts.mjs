/**
 * The page requests its fonts immediately, instead of after the style sheet has been parsed.
 * @returns {import("vite").Plugin}
 */
export function preloadFonts() {
  return {
    name: "preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((fileName) => fileName.endsWith(".woff2"))
          .map((fileName) => ({
            tag: "link",
            attrs: { rel: "preload", href: `/${fileName}`, as: "font", type: "font/woff2", crossorigin: true },
            injectTo: "head",
          })),
    },
  };
}
