/**
 * Runs in the browser, at the end of a server-rendered page and before its first paint:
 * - records user input until the page's own script takes over and replays it (web/lib/page-load/replay-early-input.ts);
 * - leaves a page that must not stay in the history without an entry there, also before that script runs;
 * - starts that script after the first paint if the page marks it as `later`.
 */
export const BOOT_SCRIPT = `<script>
  (() => {
    let events = [];
    const keep = (event) => {
      const { type, target, key, clientX, clientY } = event;
      const control = target.closest("button, input, textarea, select, [role=slider]");
      const isFilledIn = control?.matches("textarea, select, input:not([type=radio], [type=checkbox])");
      const leaving = type === "click" && target.closest("a[data-replaces-page]");
      if (leaving) {
        event.preventDefault();
        location.replace(leaving.href);
      } else if (type === "submit") {
        event.preventDefault();
        events.push({ type, control: target });
      } else if (type === "input" && isFilledIn) {
        events = events.filter((one) => one.control !== control);
        events.push({ type, control, value: control.value });
      } else if (type === "click" && control && !isFilledIn && control.type !== "submit") events.push({ type, control, clientX, clientY });
      else if (type === "keydown" && !isFilledIn && /^(Arrow|Home$|End$)/.test(key)) events.push({ type, control: target, key });
    };
    const types = ["click", "input", "keydown", "submit"];
    for (const type of types) addEventListener(type, keep, true);
    window.replayInputBeforeHydration = () => {
      for (const type of types) removeEventListener(type, keep, true);
      return events;
    };

    const start = () => {
      for (const later of document.querySelectorAll("script[type=later]")) {
        const script = document.createElement("script");
        later.replaceWith(Object.assign(script, { type: "module", crossOrigin: "", src: later.getAttribute("src") }));
      }
      preload([...document.querySelectorAll("link[rel=later]")]);
    };
    // A few at a time, so that the page stays responsive in between.
    const preload = (links) => {
      for (const link of links.splice(0, 2)) link.rel = "modulepreload";
      if (links.length > 0) setTimeout(preload, 0, links);
    };
    if (!PerformanceObserver.supportedEntryTypes.includes("paint")) start();
    else new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  })();
</script>`;
