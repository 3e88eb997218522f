import type { FastifyInstance } from "fastify";
import * as contracts from "#core/contracts/foods.ts";
import { findHardTopic } from "#core/domain/care/find-hard-topic.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { toFood } from "#server/catalogue/catalogue.ts";
import { dropFoodTexts, findFood, foodJson, listFoodsJson } from "#server/catalogue/find-foods.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { offerSupport } from "#server/platform/http/offer-support.ts";
import { route, routeJson } from "#server/platform/http/route.ts";
import { joinJson } from "#server/platform/http/serialized-json.ts";
import { analyseFood } from "./analyse-food.ts";
import { deleteOwnFood, deleteStar, insertOwnFood, insertStar, listStarred, updateOwnAllergens } from "./queries.ts";
import { searchFoods } from "./search-foods.ts";
import { listSimilar } from "./similar-foods.ts";

const STARRED_A_PAGE = 100;
/** Created once, because comparing many names is slow with a new collator each time. */
const BY_NAME = new Intl.Collator();

export function foodsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, catalogue } = deps;

  routeJson(app, contracts.searchFoods, async ({ user, query }) => {
    // Self-harm is answered with somebody to talk to alone; the web app shows the same for anything else that is hard, with the foods.
    if (findHardTopic(query.q) === "self-harm") throw seeSupport();
    return joinJson(await listFoodsJson(deps, user.id, await searchFoods(deps, user.id, query.q)));
  });

  routeJson(app, contracts.browseFoods, async ({ query }) => {
    const foods = catalogue.listPopular(query.category).map((entry) => catalogue.getJson(entry));
    return joinJson(foods);
  });

  routeJson(app, contracts.readFood, async ({ user, params }) => foodJson(catalogue, await readFood(user.id, params.id)));

  route(app, contracts.listSimilarFoods, async ({ user, params }) => {
    await readFood(user.id, params.id);
    const food = catalogue.find(params.id);
    if (!food) return [];
    return listSimilar(catalogue, food).map(({ entry, ...rest }) => ({ ...rest, food: toFood(catalogue.getRow(entry)) }));
  });

  route(app, contracts.createFood, async ({ user, body, reply }) => {
    offerSupport(reply, [body.name]);
    return toFood(await insertOwnFood(db, user.id, body));
  });

  route(app, contracts.updateFoodAllergens, async ({ user, params, body }) => {
    const food = await updateOwnAllergens(db, user.id, params.id, body.contains);
    if (!food) throw foodNotFound();
    return toFood(food);
  });

  route(app, contracts.deleteFood, async ({ user, params }) => {
    if (!(await deleteOwnFood(db, user.id, params.id))) throw foodNotFound();
  });

  route(app, contracts.analyseFood, async ({ user, body: { foodName, provider }, request, reply }) => {
    // Such words are neither sent to a provider nor logged.
    if (findHardTopic(foodName)) throw seeSupport();
    return toFood(await analyseFood(deps, { user, provider, request, reply }, foodName));
  });

  routeJson(app, contracts.listStarredFoods, async ({ user, query: { offset }, setTotalCount }) => {
    const starred = await listStarred(db, user.id);
    setTotalCount(starred.length);
    const page = starred.toSorted((a, b) => BY_NAME.compare(a.name, b.name)).slice(offset, offset + STARRED_A_PAGE);
    const ids = page.map(({ id }) => id);
    return joinJson((await listFoodsJson(deps, user.id, ids)).map(dropFoodTexts));
  });

  route(app, contracts.starFood, async ({ user, params }) => {
    const { id } = await readFood(user.id, params.id);
    if (!(await insertStar(db, user.id, id))) throw foodNotFound();
  });

  route(app, contracts.unstarFood, async ({ user, params }) => deleteStar(db, user.id, params.id));

  async function readFood(userId: string, id: string) {
    const row = await findFood(deps, userId, id);
    if (!row || row.deletedAt) throw foodNotFound();
    return row;
  }
}

const seeSupport = () => new AppError("invalid", "foods.seeSupport", { code: "see_support", values: { path: APP_PATHS.support } });
const foodNotFound = () => new AppError("not_found", "foods.notFound");
