import { useMutation } from "@tanstack/react-query";
import type { Region } from "#core/content/regions/regions.ts";
import type {
  LearnProgress,
  listUnits,
  NewAnswer,
  RecordedAnswers,
  Review,
  readLesson,
  readLessonQuestions,
  readOwnLessonQuestions,
  readProgress,
  readReview,
  recordAnswers,
} from "#core/contracts/learn/learn.ts";
import type { PendingChange } from "#web/api/offline/device-database.ts";
import { offlineQuery } from "#web/api/offline/offline-query.ts";
import { defineChange } from "#web/api/offline/outbox/change-kinds.ts";
import { getSender } from "#web/api/offline/outbox/sender.ts";
import { call } from "#web/lib/http/api-client.ts";
import { randomKey } from "#web/lib/random-key.ts";
import { timeZone } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";

interface Answers {
  answers: NewAnswer[];
}

const PROGRESS_KEY = ["/api/learn/me"] as const;
const REVIEW_KEY = ["/api/learn/me/review"] as const;

export const unitsQuery = offlineQuery({
  queryKey: ["/api/learn"],
  read: (signal) => call<typeof listUnits>("GET", "/api/learn", { signal }),
});

/** Stored on the device once the lesson was opened. */
export const lessonQuery = (lesson: string, region: Region) =>
  offlineQuery({
    queryKey: ["/api/learn/lessons", lesson, region],
    read: (signal) => call<typeof readLesson>("GET", "/api/learn/lessons/:lesson", { params: { lesson }, query: { region }, signal }),
  });

export const lessonQuestionsQuery = (lesson: string, region: Region, isSignedIn: boolean) =>
  offlineQuery({
    queryKey: ["/api/learn/questions", lesson, region, isSignedIn],
    read: (signal) =>
      isSignedIn
        ? call<typeof readOwnLessonQuestions>("GET", "/api/learn/me/lessons/:lesson/questions", {
            params: { lesson },
            query: { region },
            signal,
          })
        : call<typeof readLessonQuestions>("GET", "/api/learn/lessons/:lesson/questions", {
            params: { lesson },
            query: { region },
            signal,
          }),
  });

export const learnProgressQuery = offlineQuery<LearnProgress>({
  queryKey: PROGRESS_KEY,
  read: (signal) => call<typeof readProgress>("GET", "/api/learn/me", { query: { tz: timeZone() }, signal }),
  project: (progress, pending) => ({
    ...progress,
    answeredToday: progress.answeredToday + answersIn(pending).filter(({ phase }) => phase === "review").length,
  }),
});

/** The next ten questions, so that they can be answered offline. */
export const reviewQuery = offlineQuery<Review>({
  queryKey: REVIEW_KEY,
  read: (signal) => call<typeof readReview>("GET", "/api/learn/me/review", { query: { tz: timeZone() }, signal }),
  project: (review, pending) => withoutAnswered(review, answersIn(pending)),
});

const KIND = "learn-answers";

/** Safe to cast: changes with this kind are only queued by `ANSWERS`. */
const answersIn = (pending: readonly PendingChange[]): NewAnswer[] =>
  pending.flatMap(({ kind, payload }) => (kind === KIND ? (payload as Answers).answers : []));

function withoutAnswered({ questions }: Review, answers: readonly NewAnswer[]): Review {
  const answered = new Set(answers.flatMap(({ phase, fact }) => (phase === "before" ? [] : [fact])));
  return { questions: questions.filter(({ fact }) => !answered.has(fact)) };
}

const isReview = (stored: unknown): stored is Review => typeof stored === "object" && stored !== null && "questions" in stored;

/** Each answer has its own id, so that it counts once even if it is sent twice. */
const ANSWERS = defineChange<Answers, RecordedAnswers>({
  kind: KIND,
  send: ({ answers }, { signal }) =>
    call<typeof recordAnswers>("POST", "/api/learn/me/answers", { query: { tz: timeZone() }, body: { answers }, signal }),
  showsIn: () => [PROGRESS_KEY, REVIEW_KEY],
  settle: (stored, { answers }, progress) => (isReview(stored) ? withoutAnswered(stored, answers) : progress),
  label: () => texts("shared")("change.answer"),
});

/** Shown at once, and queued on the device while offline. */
export function useRecordAnswer() {
  return useMutation({
    mutationFn: (answer: Omit<NewAnswer, "id" | "answeredAt">, { client }) =>
      getSender(client).deliver(ANSWERS, { answers: [{ ...answer, id: randomKey(), answeredAt: new Date().toISOString() }] }),
  });
}
