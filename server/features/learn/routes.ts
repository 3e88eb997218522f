import type { FastifyInstance } from "fastify";
import { findLesson } from "#core/content/learn/all-lessons.ts";
import type { Lesson } from "#core/content/learn/lesson.ts";
import * as contracts from "#core/contracts/learn/learn.ts";
import * as labs from "#core/contracts/learn/learn-labs.ts";
import { dayAt, dayBounds } from "#core/domain/calendar/calendar-day.ts";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { UNKNOWN_BODY } from "#core/domain/needs/needs.ts";
import type { Suitability } from "#core/domain/questions/reach-foods.ts";
import { judgeFood, type PersonalLines, toFoodProfile } from "#core/domain/suggestions/food-profile.ts";
import { readPersonalLines } from "#server/db/read-personal-lines.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { route } from "#server/platform/http/route.ts";
import { lessonQuestions, quizPool, type Requester, reviewQuestions } from "./ask-questions.ts";
import { labelLab, portionsToGuess } from "./labs.ts";
import { lessonCounts } from "./lesson-counts.ts";
import { listUnits, showLesson } from "./lesson-response.ts";
import { readProgress } from "./progress.ts";
import { listDue, listFacts, listLoggedFoods } from "./queries.ts";
import { recordAnswers } from "./record-answers.ts";
import { ReviewCache } from "./review-cache.ts";
import { swapsFor } from "./swaps.ts";

const LOGGED_DAYS = 30;

export function learnRoutes(app: FastifyInstance, { db, catalogue, limits, userCache }: Deps): void {
  const reviews = new ReviewCache();
  const loggedBy = ({ id }: UserRow) => listLoggedFoods(db, id, new Date(Date.now() - LOGGED_DAYS * DAY_MS));
  const loadPersonalLines = ({ id }: UserRow) => userCache.getOrLoad(id, "personal lines", () => readPersonalLines(db, id));
  const askerFor = (user: UserRow, loggedIds: readonly string[], lines: PersonalLines, seed: string): Requester => {
    const { id, age, gender, foodDisplay } = user;
    return {
      catalogue,
      pool: quizPool(catalogue, loggedIds),
      learner: { age, gender, isCalm: foodDisplay === "calm", ...judgeFor(user, lines) },
      seed: `${id} ${seed}`,
    };
  };

  route(app, contracts.listUnits, async () => listUnits());
  route(app, contracts.readLesson, async ({ params, query: { region } }) => showLesson(catalogue, lessonAt(params), region));
  route(app, contracts.readLessonQuestions, async ({ params, query: { region } }) =>
    lessonQuestions(
      { catalogue, pool: quizPool(catalogue, []), learner: { ...UNKNOWN_BODY, isCalm: false, region }, seed: "visitor" },
      lessonAt(params),
    ),
  );

  route(app, contracts.readOwnLessonQuestions, async ({ user, params, query: { region = user.region ?? undefined } }) => {
    const lesson = lessonAt(params);
    const [logged, lines] = await Promise.all([loggedBy(user), loadPersonalLines(user)]);
    const requester = askerFor(user, logged, lines, dayAt(new Date(), "UTC"));
    return lessonQuestions({ ...requester, learner: { ...requester.learner, region } }, lesson);
  });
  route(app, contracts.readProgress, async ({ user, query: { tz } }) => readProgress(db, user.id, tz));
  route(app, contracts.readReview, async ({ user, query: { tz } }) => {
    const today = dayAt(new Date(), tz);
    const { end } = dayBounds(today, tz);
    const [logged, facts, lines] = await Promise.all([loggedBy(user), listFacts(db, user.id), loadPersonalLines(user)]);
    const { age, gender, foodDisplay } = user;
    const madeFrom = JSON.stringify([today, end, age, gender, foodDisplay, lines, logged, facts.map(({ fact, dueAt }) => [fact, dueAt])]);
    return { questions: reviews.getOrMake(user.id, madeFrom, () => reviewQuestions(askerFor(user, logged, lines, today), facts, end)) };
  });
  route(app, contracts.recordAnswers, async ({ user, query: { tz }, body: { answers } }) => {
    await limits.count("learnAnswersPerPerson", user.id);
    await recordAnswers(db, user.id, answers);
    const facts = answers.flatMap(({ fact, phase }) => (phase === "before" ? [] : [fact]));
    const [progress, dueAgain] = await Promise.all([readProgress(db, user.id, tz), listDue(db, user.id, facts)]);
    return { ...progress, askedAgain: dueAgain };
  });

  route(app, labs.readLabelLab, async () => labelLab(catalogue));
  route(app, labs.listPortions, async () => portionsToGuess(catalogue));
  route(app, labs.readSwaps, async ({ query }) => swapsFor(catalogue, query));
  route(app, labs.readOwnSwaps, async ({ user, query }) =>
    swapsFor(catalogue, query, judgeFor(user, await loadPersonalLines(user)).mayBeOffered),
  );

  route(app, contracts.readLearnCounts, async () => lessonCounts(db));
}

/** Which foods a person may be offered: the same as in suggestions. */
function judgeFor(user: UserRow, lines: PersonalLines) {
  const foodProfile = toFoodProfile(user, lines);
  const rateSuitability = (food: CatalogueFood): Suitability => {
    const { fits, mayContain, unknown } = judgeFood(foodProfile, food);
    if (!fits) return "avoided";
    return mayContain.length + unknown.length > 0 ? "doubtful" : "fits";
  };
  return { rateSuitability, mayBeOffered: (food: CatalogueFood) => rateSuitability(food) !== "avoided" };
}

function lessonAt({ lesson }: { lesson: string }): Lesson {
  const found = findLesson(lesson);
  if (!found) throw new AppError("not_found", "learn.lessonNotFound");
  return found;
}
