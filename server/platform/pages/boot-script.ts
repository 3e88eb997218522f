/**
 * Runs in the browser, at the end of a page that the server rendered and before its first paint:
 * - gives the elements their styles, which the content security policy would refuse as attributes;
 * - keeps what the person does until the page's own script has taken over and repeats it (web/lib/replay-early-input.ts);
 * - starts that script after the first paint, where the page says `later`.
 */
export const BOOT_SCRIPT = `<script>
  (() => {
    for (const element of document.querySelectorAll("[data-style]")) {
      element.style.cssText = element.dataset.style;
      element.removeAttribute("data-style");
    }

    let kept = [];
    const keep = (event) => {
      const { type, target, key, clientX, clientY } = event;
      const control = target.closest("button, input, textarea, select, [role=slider]");
      const isFilledIn = control?.matches("textarea, select, input:not([type=radio], [type=checkbox])");
      if (type === "submit") {
        event.preventDefault();
        kept.push({ type, control: target });
      } else if (type === "input" && isFilledIn) {
        kept = kept.filter((one) => one.control !== control);
        kept.push({ type, control, value: control.value });
      } else if (type === "click" && control && !isFilledIn && control.type !== "submit") kept.push({ type, control, clientX, clientY });
      else if (type === "keydown" && !isFilledIn && /^(Arrow|Home$|End$)/.test(key)) kept.push({ type, control: target, key });
    };
    const types = ["click", "input", "keydown", "submit"];
    for (const type of types) addEventListener(type, keep, true);
    window.replayInputBeforeHydration = () => {
      for (const type of types) removeEventListener(type, keep, true);
      return kept;
    };

    const start = () => {
      for (const later of document.querySelectorAll("script[type=later]")) {
        const script = document.createElement("script");
        later.replaceWith(Object.assign(script, { type: "module", crossOrigin: "", src: later.getAttribute("src") }));
      }
      preload([...document.querySelectorAll("link[rel=later]")]);
    };
    // A few at a time, so that the page answers in between.
    const preload = (links) => {
      for (const link of links.splice(0, 2)) link.rel = "modulepreload";
      if (links.length > 0) setTimeout(preload, 0, links);
    };
    if (!PerformanceObserver.supportedEntryTypes.includes("paint")) start();
    else new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  })();
</script>`;

/** A page that is there to be read: its script does not compete with its first paint. */
export const startAfterPaint = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="later"').replaceAll('<script type="module"', '<script type="later"');

/** A page with a form to fill in: its script comes after style and fonts, but does not wait for the paint. */
export const startSoon = (html: string): string =>
  html.replaceAll(/<(link rel="modulepreload"|script type="module")/g, '<$1 fetchpriority="low"');
