import type { FastifyInstance, FastifyRequest } from "fastify";
import { TIME_ZONE_COOKIE } from "#core/contracts/boot.ts";
import * as contracts from "#core/contracts/diary.ts";
import { addDays, dayBounds, isTimeZone } from "#core/domain/calendar/calendar-day.ts";
import { MAX_ENTRIES_A_DAY, NEWEST_ENTRIES } from "#core/domain/diary/limits.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { route, routeJson } from "#server/platform/http/route.ts";
import { joinJson } from "#server/platform/http/serialized-json.ts";
import { omitUndefined } from "#server/platform/storage/omit-undefined.ts";
import { addEntries, assertLoggableInstant, boundsOfDay, refuseFullDay } from "./add-entries.ts";
import { biteFoodJson } from "./bite-food.ts";
import { listLoggedAllergens } from "./logged-allergens.ts";
import { countBetween, deleteEntry, type EntryRecord, endPause, listBetween, listNewest, updateEntry } from "./queries.ts";
import { entriesJson } from "./serialize-entries.ts";
import { summarizeDays } from "./summarize-days.ts";
import { usualFoodsJson } from "./usual-foods.ts";

const MAX_KEY_LENGTH = 100;
/** Summaries of this many days are read by most pages, and cost little. */
const SHORT_DAYS = 7;

export function diaryRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const listJson = async (userId: string, rows: readonly EntryRecord[]) => joinJson(await entriesJson(deps, userId, rows));
  const oneJson = async (userId: string, row: EntryRecord | undefined) => {
    const [json] = row ? await entriesJson(deps, userId, [row]) : [];
    if (json === undefined) throw entryNotFound();
    return json;
  };

  /** Logging does not invalidate the cached user, so ending the pause has to. */
  const endUserPause = async ({ id, pausedSince }: UserRow) => {
    if (!pausedSince) return;
    await endPause(db, id);
    deps.userCache.invalidate(id);
  };

  routeJson(app, contracts.listDiary, async ({ user, query: { date, tz, limit, offset }, setTotalCount }) => {
    if (date === undefined) return listJson(user.id, await listNewest(db, user.id, { limit: limit ?? NEWEST_ENTRIES, offset }));
    const day = dayBounds(date, tz);
    const page = { limit: limit ?? MAX_ENTRIES_A_DAY, offset };
    const rows = await listBetween(db, user.id, day, page);
    const isWhole = page.offset === 0 && rows.length < page.limit;
    setTotalCount(isWhole ? rows.length : await countBetween(db, user.id, day));
    return listJson(user.id, rows);
  });

  routeJson(app, contracts.addEntry, async ({ user, body, request }) => {
    const [row] = await addEntries(deps, user.id, { ...readContext(request), entries: [body], isBatch: false });
    await endUserPause(user);
    return oneJson(user.id, row);
  });

  routeJson(app, contracts.addEntries, async ({ user, body: { entries }, request }) => {
    const rows = await addEntries(deps, user.id, { ...readContext(request), entries, isBatch: true });
    await endUserPause(user);
    return listJson(user.id, rows);
  });

  routeJson(app, contracts.updateEntry, async ({ user, params, body: { loggedAt, ...body }, request }) => {
    const change = {
      // If the grams change, a portion description such as '2 slices' would be wrong.
      ...(body.quantity !== undefined && { portion: null }),
      ...omitUndefined(body),
      ...(loggedAt && { loggedAt: assertLoggableInstant(loggedAt) }),
    };
    const day = loggedAt && boundsOfDay(loggedAt, readTimeZone(request));
    return oneJson(user.id, await updateEntry(db, user.id, params.id, change, day).catch(refuseFullDay));
  });

  route(app, contracts.deleteEntry, async ({ user, params }) => {
    if (!(await deleteEntry(db, user.id, params.id))) throw entryNotFound();
  });

  routeJson(app, contracts.listUsualFoods, async ({ user, query }) => joinJson(await usualFoodsJson(deps, user.id, query.mealType)));

  routeJson(app, contracts.readBiteFood, async ({ user, query }) => biteFoodJson(deps, user.id, query));

  route(app, contracts.listLoggedAllergens, async ({ user }) => listLoggedAllergens(db, user.id));

  route(app, contracts.summarizeDays, async ({ user, query }) => {
    if (query.to > addDays(query.from, SHORT_DAYS - 1)) await deps.limits.count("longSummariesPerPerson", user.id);
    return summarizeDays(deps, user, query);
  });
}

const readContext = (request: FastifyRequest) => ({ key: readKey(request), timeZone: readTimeZone(request) });

function readKey({ headers }: FastifyRequest): string | undefined {
  const key = headers[contracts.IDEMPOTENCY_HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== "string" || key.length === 0 || key.length > MAX_KEY_LENGTH) {
    throw new AppError("invalid", "diary.keyLength", { code: "invalid_input", values: { max: MAX_KEY_LENGTH } });
  }
  return key;
}

/** The device sends the user's time zone. Without it, the day is a UTC day. */
function readTimeZone({ cookies }: FastifyRequest): string {
  const name = cookies[TIME_ZONE_COOKIE];
  return name !== undefined && isTimeZone(name) ? name : "UTC";
}

const entryNotFound = () => new AppError("not_found", "diary.entryNotFound");
