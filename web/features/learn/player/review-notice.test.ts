import { expect, it } from "vitest";
import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { today } from "#web/lib/today.ts";
import { returnText, reviewNotice } from "./review-notice.ts";

it("says in plain words when a question is asked again", () => {
  expect([0, 1, 2, 13, 14, 30, 59, 60, 365].map(returnText)).toEqual([
    "tomorrow",
    "tomorrow",
    "in 2 days",
    "in 13 days",
    "in about 2 weeks",
    "in about 4 weeks",
    "in about 8 weeks",
    "in about 2 months",
    "in about 12 months",
  ]);
});

it("counts the days until the fact is due, and says nothing about a fact that is not asked again", () => {
  const progress = { knownFacts: 1, allFacts: 150, dueToday: 0, answeredToday: 1, lessons: [], comingBack: [] };
  const recorded = { ...progress, askedAgain: [{ fact: "iron/misconception", dueAt: `${addDays(today(), 3)}T12:00:00` }] };
  expect(reviewNotice(recorded, "iron/misconception")).toBe("We’ll ask again in 3 days.");
  expect(reviewNotice(recorded, "iron/other")).toBeUndefined();
  expect(reviewNotice(undefined, "iron/misconception")).toBeUndefined();
});
