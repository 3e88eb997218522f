import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Food } from "#core/contracts/foods.ts";
import { PRODUCTS_BUSY, PRODUCTS_UNREACHABLE } from "#core/contracts/http/problem-codes.ts";
import type { addProduct, OwnProduct, readProduct, readProductLookup, ScannedProduct, updateProduct } from "#core/contracts/products.ts";
import { foodQuery, showNewFood } from "#web/api/foods.ts";
import { listSeenFoods } from "#web/api/offline/food-cache.ts";
import { offlineQuery } from "#web/api/offline/offline-query.ts";
import { defineChange } from "#web/api/offline/outbox/change-kinds.ts";
import { getSender } from "#web/api/offline/outbox/sender.ts";
import { ApiError, call } from "#web/lib/http/api-client.ts";

const PRODUCTS = "/api/products";

/** Our server responded, but the product catalog that it queries did not. */
export class CatalogueUnavailableError extends Error {
  override name = "CatalogueUnavailableError";
  readonly isBusy: boolean;

  constructor(isBusy: boolean, cause: ApiError) {
    super(cause.message, { cause });
    this.isBusy = isBusy;
  }
}

/** Whether this server looks up barcodes. */
export const productLookupQuery = offlineQuery({
  queryKey: [PRODUCTS],
  read: (signal) => call<typeof readProductLookup>("GET", "/api/products", { signal }),
});

const productKey = (gtin: string) => [PRODUCTS, gtin] as const;

/** The product with this barcode; offline, the copy from an earlier scan. */
export const productQuery = (gtin: string) =>
  offlineQuery({
    queryKey: productKey(gtin),
    read: async (signal): Promise<ScannedProduct> => {
      try {
        return await call<typeof readProduct>("GET", "/api/products/:gtin", { params: { gtin }, query: {}, signal });
      } catch (error) {
        throw catalogueProblem(error) ?? error;
      }
    },
    fallback: async () => {
      const food = (await listSeenFoods()).find(({ product }) => product?.gtin === gtin);
      return food && { food, isKept: food.isOwn };
    },
  });

/** Without this, the status code would be mistaken for a missing network. */
function catalogueProblem(error: unknown): CatalogueUnavailableError | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const code = error.problem?.code;
  if (code !== PRODUCTS_BUSY && code !== PRODUCTS_UNREACHABLE) return undefined;
  return new CatalogueUnavailableError(code === PRODUCTS_BUSY, error);
}

interface Keeping {
  gtin: string;
  food: Food;
}

/** Queued like the diary entry that follows it, so that a product scanned before can be logged offline. */
const KEEPING = defineChange<Keeping, Food>({
  kind: "keep-product",
  send: ({ gtin }, { signal }) => call<typeof addProduct>("POST", "/api/products/:gtin/food", { params: { gtin }, query: {}, signal }),
  showsIn: ({ gtin }) => [productKey(gtin)],
  settle: (_stored, _keeping, food): ScannedProduct => ({ food, isKept: true }),
  label: ({ food }) => food.name,
});

/** Adds a product to the user's own foods, which must happen before it is logged. */
export function useAddProduct() {
  return useMutation({ mutationFn: (keeping: Keeping, { client }) => getSender(client).deliver(KEEPING, keeping) });
}

interface ProductToSave {
  gtin: string;
  body: OwnProduct;
}

/** Saves a product that the user entered or corrected. Only this user sees it. */
export function useSaveProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ gtin, body }: ProductToSave) =>
      call<typeof updateProduct>("PUT", "/api/products/:gtin/food", { params: { gtin }, query: {}, body }),
    onSuccess: async (food: Food, { gtin }) => {
      const { queryKey } = productQuery(gtin);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, { food, isKept: true });
      // Refetched, so that the new version is also stored on the device.
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: foodQuery(food.id).queryKey });
      showNewFood(client, food);
    },
  });
}
