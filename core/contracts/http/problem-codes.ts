/** A list has no room for one more. */
export const TOO_MANY = "too_many";

/** A day of the diary has no room for one more. */
export const DAY_FULL = "day_full";

/** These digits are no barcode: most often one was read or typed wrong. */
export const BARCODE_INVALID = "barcode_invalid";

/** Nobody knows a product with this barcode; the person can type it in. */
export const PRODUCT_UNKNOWN = "product_unknown";

/** Open Food Facts can't be reached, or answers nothing that can be read; the person can type the product in. */
export const PRODUCTS_UNREACHABLE = "products_unreachable";

/** Open Food Facts was asked too often in the last minute; Retry-After says when to try again. */
export const PRODUCTS_BUSY = "products_busy";

/** Barcodes are switched off on this server. */
export const PRODUCTS_OFF = "products_off";
