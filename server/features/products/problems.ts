import {
  BARCODE_INVALID,
  PRODUCT_NOT_FOUND,
  PRODUCTS_BUSY,
  PRODUCTS_OFF,
  PRODUCTS_UNREACHABLE,
} from "#core/contracts/http/problem-codes.ts";
import { AppError } from "#server/platform/http/errors.ts";

const RETRY_UNREACHABLE_S = 30;

export const barcodeInvalid = () =>
  new AppError("invalid", "These digits are not a barcode. Please check them once more, one may be wrong.", BARCODE_INVALID);

export const productUnknown = () =>
  new AppError("not_found", "We don't know this product yet. You can type it in, and your next scan finds it.", PRODUCT_NOT_FOUND);

export const unreachable = () =>
  new AppError(
    "unavailable",
    "The product database can't be reached right now. Try again in a moment, or type the product in.",
    PRODUCTS_UNREACHABLE,
    RETRY_UNREACHABLE_S,
  );

export const busy = (seconds: number) =>
  new AppError(
    "unavailable",
    `Many new products are being looked up right now. Try again in ${seconds} seconds, or type the product in.`,
    PRODUCTS_BUSY,
    seconds,
  );

export const productsDisabled = () => new AppError("not_found", "Barcodes are switched off here.", PRODUCTS_OFF);
