import { useLocation, useSearch } from "wouter";
import { toGtin } from "#core/domain/products/gtin.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";

const BARCODE_SEARCH = "by=barcode";

/** Keeps the scanned code in the URL, so that a reload, the back button and a link all show the same product. */
export function useBarcodeAddress() {
  const search = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const gtin = toGtin(search.get("code") ?? "");
  return {
    isBarcode: search.get("by") === "barcode",
    /** The code to look up; undefined until a code is scanned or typed. */
    gtin,
    choosePhoto: () => navigate(APP_PATHS.scan, { replace: true }),
    chooseBarcode: () => navigate(`${APP_PATHS.scan}?${BARCODE_SEARCH}`, { replace: true }),
    showProduct: (code: string) => navigate(`${APP_PATHS.scan}?${BARCODE_SEARCH}&code=${code}`),
    scanAnother: () => navigate(`${APP_PATHS.scan}?${BARCODE_SEARCH}`),
  };
}
