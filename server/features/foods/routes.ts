import type { FastifyInstance } from "fastify";
import * as contracts from "#core/contracts/foods.ts";
import { toFood } from "#server/catalogue/catalogue.ts";
import { findFood, findFoods, foodJson } from "#server/catalogue/foods-by-id.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { joinJson } from "#server/platform/http/prewritten-json.ts";
import { route, routeJson } from "#server/platform/http/route.ts";
import { analyseFood } from "./analyse-food.ts";
import { deleteStar, insertOwnFood, insertStar, listStarredIds } from "./queries.ts";
import { searchFoods } from "./search-foods.ts";
import { listSimilar } from "./similar-foods.ts";

const STARRED_A_PAGE = 100;
/** Made once: many names are compared many times. */
const BY_NAME = new Intl.Collator();

export function foodsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, catalogue } = deps;

  routeJson(app, contracts.searchFoods, async ({ user, query }) => {
    const ids = await searchFoods(deps, user.id, query.q);
    const foods = await findFoods(deps, user.id, ids);
    return joinJson(ids.flatMap((id) => foods.get(id) ?? []).map((food) => foodJson(catalogue, food)));
  });

  routeJson(app, contracts.browseFoods, async ({ query }) => {
    const foods = catalogue.listPopular(query.category).map((entry) => catalogue.jsonOf(entry));
    return joinJson(foods);
  });

  routeJson(app, contracts.readFood, async ({ user, params }) => foodJson(catalogue, await readFood(user.id, params.id)));

  route(app, contracts.listSimilarFoods, async ({ user, params }) => {
    await readFood(user.id, params.id);
    const food = catalogue.find(params.id);
    if (!food) return [];
    return listSimilar(catalogue, food).map(({ entry, ...rest }) => ({ ...rest, food: toFood(catalogue.rowOf(entry)) }));
  });

  route(app, contracts.createFood, async ({ user, body }) => toFood(await insertOwnFood(db, user.id, body)));

  route(app, contracts.analyseFood, async ({ user, body: { foodName, provider }, request, reply }) =>
    toFood(await analyseFood(deps, { userId: user.id, provider, request, reply }, foodName)),
  );

  routeJson(app, contracts.listStarredFoods, async ({ user, query: { offset }, reply }) => {
    const foods = [...(await findFoods(deps, user.id, await listStarredIds(db, user.id))).values()];
    const byName = foods.toSorted((one, other) => BY_NAME.compare(one.name, other.name));
    reply.header("x-total-count", byName.length);
    return joinJson(byName.slice(offset, offset + STARRED_A_PAGE).map((food) => foodJson(catalogue, food)));
  });

  route(app, contracts.starFood, async ({ user, params }) => insertStar(db, user.id, (await readFood(user.id, params.id)).id));

  route(app, contracts.unstarFood, async ({ user, params }) => deleteStar(db, user.id, params.id));

  async function readFood(userId: string, id: string) {
    const row = await findFood(deps, userId, id);
    if (!row) throw new AppError("not_found", "This food is not here.");
    return row;
  }
}
