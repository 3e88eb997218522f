/** A list has reached its maximum length. */
export const TOO_MANY = "too_many";

/** A day of the diary has reached its maximum number of entries. */
export const DAY_FULL = "day_full";

/** The recipe contains something that the user avoids; the request can be sent again with `isAcknowledged`. */
export const CONTAINS_ALLERGEN = "contains_allergen";

/** The Idempotency-Key belongs to a request with another body; this one can be sent under a new key. */
export const KEY_REUSED = "key_reused";

/** The request was carried out before, and some of what it logged has been removed since. */
export const ENTRY_REMOVED = "entry_removed";

/** The digits are not a valid barcode, most often because one was misread or mistyped. */
export const BARCODE_INVALID = "barcode_invalid";

/** No source has a product with this barcode; the person can enter it by hand. */
export const PRODUCT_NOT_FOUND = "product_unknown";

/** Open Food Facts is unreachable or sends an unreadable response; the person can enter the product by hand. */
export const PRODUCTS_UNREACHABLE = "products_unreachable";

/** Too many requests to Open Food Facts in the last minute; Retry-After says when to try again. */
export const PRODUCTS_BUSY = "products_busy";

/** Barcodes are switched off on this server. */
export const PRODUCTS_OFF = "products_off";
