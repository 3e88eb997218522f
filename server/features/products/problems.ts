import {
  BARCODE_INVALID,
  PRODUCT_NOT_FOUND,
  PRODUCTS_BUSY,
  PRODUCTS_OFF,
  PRODUCTS_UNREACHABLE,
} from "#core/contracts/http/problem-codes.ts";
import { AppError } from "#server/platform/http/errors.ts";

const RETRY_UNREACHABLE_S = 30;

export const barcodeInvalid = () => new AppError("invalid", "products.invalidBarcode", { code: BARCODE_INVALID });

export const productUnknown = () => new AppError("not_found", "products.notFound", { code: PRODUCT_NOT_FOUND });

export const unreachable = () =>
  new AppError("unavailable", "products.unreachable", { code: PRODUCTS_UNREACHABLE, retryAfterS: RETRY_UNREACHABLE_S });

export const busy = (seconds: number) =>
  new AppError("unavailable", "products.busy", { code: PRODUCTS_BUSY, values: { seconds }, retryAfterS: seconds });

export const productsDisabled = () => new AppError("not_found", "products.off", { code: PRODUCTS_OFF });
