const DEFINITIONS = /@phosphor-icons\/react\/dist\/defs\/.+\.js$/;
const USED_WEIGHTS = new Set(["bold", "fill"]);

/**
 * Phosphor ships every icon in six weights; the design uses two.
 * @returns {import("vite").Plugin}
 */
export function slimIcons() {
  return {
    name: "slim-icons",
    apply: "build",
    transform: {
      filter: { id: DEFINITIONS },
      handler(code) {
        const tree = this.parse(code);
        const declared = tree.body.find((node) => node.type === "VariableDeclaration");
        const map = declared?.type === "VariableDeclaration" ? declared.declarations[0]?.init : undefined;
        const entries = map?.type === "NewExpression" ? map.arguments[0] : undefined;
        if (entries?.type !== "ArrayExpression") throw new Error("Phosphor's icon files look different now");
        const remaining = entries.elements.filter(
          (entry) =>
            entry?.type === "ArrayExpression" && entry.elements[0]?.type === "Literal" && USED_WEIGHTS.has(String(entry.elements[0].value)),
        );
        const slim = remaining.map((entry) => code.slice(entry?.start, entry?.end)).join(",");
        return { code: `${code.slice(0, entries.start)}[${slim}]${code.slice(entries.end)}`, map: null };
      },
    },
  };
}
