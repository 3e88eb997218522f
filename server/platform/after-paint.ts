/**
 * Runs in the browser. Starts the page's script after the first paint, and until then keeps what the visitor does,
 * which the script repeats once it has taken the page over (web/lib/early-input.ts).
 */
export const AFTER_PAINT = `<script>
  (() => {
    const kept = [];
    const keepClick = ({ target }) => {
      const control = target.closest("button, input:not([type=range])");
      if (control) kept.push({ control });
    };
    const keepValue = ({ target }) => {
      if (target.type === "range") kept.push({ control: target, value: target.value });
    };
    addEventListener("click", keepClick, true);
    addEventListener("input", keepValue, true);
    window.takeEarlyInput = () => {
      removeEventListener("click", keepClick, true);
      removeEventListener("input", keepValue, true);
      return kept;
    };

    const start = () => {
      for (const link of document.querySelectorAll("link[rel=later]")) link.rel = "modulepreload";
      for (const later of document.querySelectorAll("script[type=later]")) {
        const script = document.createElement("script");
        later.replaceWith(Object.assign(script, { type: "module", crossOrigin: "", src: later.getAttribute("src") }));
      }
    };
    if (!PerformanceObserver.supportedEntryTypes.includes("paint")) start();
    else new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  })();
</script>`;

/** A page that is there to be read: its script does not compete with its first paint. */
export const startAfterPaint = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replaceAll('<script type="module"', '<script type="later"')
    .replace("</body>", () => `${AFTER_PAINT}</body>`);
