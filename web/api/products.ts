import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Food } from "#core/contracts/foods.ts";
import { PRODUCTS_BUSY, PRODUCTS_UNREACHABLE } from "#core/contracts/http/problem-codes.ts";
import type { keepProduct, OwnProduct, readProduct, readProductLookup, ScannedProduct, updateProduct } from "#core/contracts/products.ts";
import { foodQuery, showNewFood } from "#web/api/foods.ts";
import { defineChange } from "#web/api/offline/change-kinds.ts";
import { offlineQuery } from "#web/api/offline/offline-query.ts";
import { listSeenFoods } from "#web/api/offline/seen-foods.ts";
import { senderOf } from "#web/api/offline/sender.ts";
import { ApiError, call } from "#web/lib/http/api-client.ts";

const PRODUCTS = "/api/products";

/** Our server answers, but the catalogue of products that it asks does not. */
export class CatalogueUnavailableError extends Error {
  override name = "CatalogueUnavailableError";
  readonly isBusy: boolean;

  constructor(isBusy: boolean, cause: ApiError) {
    super(cause.message, { cause });
    this.isBusy = isBusy;
  }
}

/** Whether barcodes are looked up on this server. */
export const productLookupQuery = offlineQuery({
  queryKey: [PRODUCTS],
  read: (signal) => call<typeof readProductLookup>("GET", "/api/products", { signal }),
});

const productKey = (gtin: string) => [PRODUCTS, gtin] as const;

/** The product with this barcode; without a network, one that this device has met. */
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
    otherwise: async () => {
      const food = (await listSeenFoods()).find(({ product }) => product?.gtin === gtin);
      return food && { food, isKept: food.isOwn };
    },
  });

/** Otherwise its status would be taken for a missing network. */
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

/** Queued like the entry that follows it: a product met before can be logged without a network. */
const KEEPING = defineChange<Keeping, Food>({
  kind: "keep-product",
  send: ({ gtin }, { signal }) => call<typeof keepProduct>("POST", "/api/products/:gtin/food", { params: { gtin }, query: {}, signal }),
  showsIn: ({ gtin }) => [productKey(gtin)],
  settle: (_known, _keeping, food): ScannedProduct => ({ food, isKept: true }),
  words: ({ food }) => food.name,
});

/** Puts a product among the user's own foods, which has to happen before it is logged. */
export function useKeepProduct() {
  return useMutation({ mutationFn: (keeping: Keeping, { client }) => senderOf(client).deliver(KEEPING, keeping) });
}

interface ProductToSave {
  gtin: string;
  body: OwnProduct;
}

/** Typed in from the label, or corrected: only this user sees it. */
export function useSaveProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ gtin, body }: ProductToSave) =>
      call<typeof updateProduct>("PUT", "/api/products/:gtin/food", { params: { gtin }, query: {}, body }),
    onSuccess: async (food: Food, { gtin }) => {
      const { queryKey } = productQuery(gtin);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, { food, isKept: true });
      // Read once more, so that the device has it too.
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: foodQuery(food.id).queryKey });
      showNewFood(client, food);
    },
  });
}
