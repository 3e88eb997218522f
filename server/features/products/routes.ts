import type { FastifyInstance } from "fastify";
import * as contracts from "#core/contracts/products.ts";
import { type BarcodeFormat, toGtin } from "#core/domain/products/gtin.ts";
import { toFood } from "#server/catalogue/catalogue.ts";
import type { FoodRow } from "#server/db/tables/foods.ts";
import type { Deps } from "#server/platform/deps.ts";
import { route } from "#server/platform/http/route.ts";
import { ProductFinder } from "./find-product.ts";
import { barcodeInvalid, productsDisabled, productUnknown } from "./problems.ts";
import { correctProduct, toProductFood } from "./product-food.ts";
import { findOwnProduct, findProduct, storeOwnProduct } from "./queries.ts";

export function productsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, limits, products } = deps;
  const finder = new ProductFinder(deps, app.log);
  app.addHook("onClose", () => finder.close());

  route(app, contracts.readProductLookup, async () => ({ isOn: products.mode !== "off" }));

  route(app, contracts.readProduct, async ({ user, params, query }) => {
    const { food, isKept } = await readFood(user.id, readGtin(params.gtin, query.format));
    return { food: toFood(food), isKept };
  });

  route(app, contracts.addProduct, async ({ user, params, query }) => {
    const { food, isKept } = await readFood(user.id, readGtin(params.gtin, query.format));
    return toFood(isKept ? food : await storeOwnProduct(db, user.id, { ...food, createdAt: new Date() }, { isChange: false }));
  });

  route(app, contracts.updateProduct, async ({ user, params, query, body }) => {
    const gtin = readGtin(params.gtin, query.format);
    const [own, shared] = await Promise.all([findOwnProduct(db, user.id, gtin), findProduct(db, gtin)]);
    const product = own ?? (shared && toProductFood(user.id, shared));
    const corrected = correctProduct(user.id, gtin, body, { known: product, kind: shared?.kind, now: new Date() });
    return toFood(await storeOwnProduct(db, user.id, corrected, { isChange: true }));
  });

  function readGtin(digits: string, format: BarcodeFormat | undefined): string {
    if (products.mode === "off") throw productsDisabled();
    const gtin = toGtin(digits, format);
    if (!gtin) throw barcodeInvalid();
    return gtin;
  }

  /** The user's own product takes precedence over the shared one. */
  async function readFood(userId: string, gtin: string): Promise<{ food: FoodRow; isKept: boolean }> {
    await limits.count("productsPerPerson", userId);
    const own = await findOwnProduct(db, userId, gtin);
    if (own) return { food: own, isKept: true };
    const shared = await finder.find(gtin, async () => {
      await limits.count("productRequestsPerPerson", userId);
      return limits.allows("firstProductRequestsPerPerson", userId);
    });
    if (!shared) throw productUnknown();
    return { food: toProductFood(userId, shared), isKept: false };
  }
}
