import { useEffect } from "react";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { texts } from "#web/texts/texts.ts";

const PRODUCT = `${PRODUCT_NAME}™`;

/** The text of the browser's title bar. */
export function titleBar(title: string | undefined): string {
  const t = texts("shared");
  return title ? t("title.inBar", { title, product: PRODUCT }) : t("title.home", { product: PRODUCT });
}

let pagesSeen = 0;

/** Does what the browser does on a page load: sets the title (unless null), scrolls to the top, and resets the focus. */
export function usePageTitleAndFocus(title: string | undefined | null): void {
  useEffect(() => {
    if (title !== null) document.title = titleBar(title);
  }, [title]);

  useEffect(() => {
    pagesSeen += 1;
    if (pagesSeen === 1 || window.location.hash) return;
    window.scrollTo(0, 0);
    const heading = document.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, []);
}
