import type { FastifyInstance } from "fastify";
import * as z from "zod";
import * as contracts from "#core/contracts/foods.ts";
import { toFood } from "#server/catalogue/catalogue.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/errors.ts";
import { route, routeJson } from "#server/platform/route.ts";
import { findFood, insertOwnFood } from "./queries.ts";
import { searchFoods } from "./search-foods.ts";
import { listSimilar } from "./similar-foods.ts";

export function foodsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, catalogue } = deps;
  const jsonOf = (id: string): string[] => {
    const entry = catalogue.find(id);
    return entry ? [catalogue.jsonOf(entry)] : [];
  };

  routeJson(app, contracts.searchFoods, async ({ user, query }) => {
    const found = await searchFoods(deps, user.id, query.q);
    const foods = found.flatMap((one) =>
      "own" in one ? [JSON.stringify(z.encode(contracts.Food, toFood(one.own)))] : jsonOf(one.catalogueId),
    );
    return `[${foods.join(",")}]`;
  });

  routeJson(app, contracts.browseFoods, async ({ query }) => {
    const foods = catalogue.listPopular(query.category).map((entry) => catalogue.jsonOf(entry));
    return `[${foods.join(",")}]`;
  });

  route(app, contracts.readFood, async ({ user, params }) => toFood(await readFood(user.id, params.id)));

  route(app, contracts.listSimilarFoods, async ({ user, params }) => {
    await readFood(user.id, params.id);
    const food = catalogue.find(params.id);
    if (!food) return [];
    return listSimilar(catalogue, food).map(({ entry, ...rest }) => ({ ...rest, food: toFood(catalogue.rowOf(entry)) }));
  });

  route(app, contracts.createFood, async ({ user, body }) => toFood(await insertOwnFood(db, user.id, body)));

  async function readFood(userId: string, id: string) {
    const row = await findFood(db, userId, id);
    if (!row) throw new AppError("not_found", "This food is not here.");
    return row;
  }
}
