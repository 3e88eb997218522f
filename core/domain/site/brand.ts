export const PRODUCT_NAME = "BiteBright";
/** The two tones of the wordmark. */
export const WORDMARK = ["Bite", "Bright"] as const;
export const COPYRIGHT_YEAR = 2025;
export const PRODUCT_VERSION = "1.2.0";
