import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { LESSONS } from "#core/content/learn/all-lessons.ts";
import { fillPlaceholders } from "#core/content/learn/fill-placeholders.ts";
import { Lesson } from "#core/content/learn/lesson.ts";
import { SOURCES } from "#core/content/learn/sources.ts";
import { SORT_TABLES, VALUE_TABLES } from "#core/content/learn/tables.ts";
import { UNITS } from "#core/content/learn/units.ts";
import { RECIPES } from "#core/content/recipes/recipes.ts";
import { fillInRegion } from "#core/content/regions/fill-in-region.ts";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";
import { readingGrade } from "./lint-texts.ts";

const foodsByName = new Map(loadCatalogue().map((food) => [food.name, food]));
const findFood = (name: string) => foodsByName.get(name);
const MORAL_WORDS = /\b(good|bad|clean|guilty|guilt|cheat|junk|burn off|naughty|sinful|treat yourself|superfood|only)\b/i;
/** Phrases from labels and kind advice, which do not judge a food. */
const ALLOWED =
  /good source|good (idea|friend|first|too|enough|guide|time)|good is|cold and clean|clean pan|cleans itself|bad for you|only (a thermometer|for you|compares|the middle|milk|after|about|sleep|turn|date|a whole)|it's only crumbs|and only/gi;
const ENERGY_NUMBER =
  /\bkcal\b|\bcalorie|\d g of (protein|carbs|fat|sugar|fiber)|\{(need|dv|food)[^}]*\b(calories|protein|carbs|fat|saturatedFat|sugar|fiber)\b[^}]*\}/i;

/** Words that calm mode replaces even without a figure. */
const ENERGY_WORD = /\bk?cal\b|calorie|\bkj\b|2,000/i;

/** Each text that a reader meets beside the cards' own, with the words for calm mode. */
const wordsBesideTexts = ({ title, goal, calmGoal, cards, misconception, interactive }: Lesson): [string, string | undefined][] => [
  [title, undefined],
  [goal, calmGoal],
  ...cards.map(({ title: heading, calmTitle }): [string, string | undefined] => [heading, calmTitle]),
  [misconception.says, misconception.calmSays],
  [misconception.truth, misconception.calmTruth],
  [interactive.title, undefined],
  [interactive.text, interactive.calmText],
];

const listTexts = (lesson: Lesson): string[] => [
  lesson.title,
  lesson.goal,
  ...lesson.cards.flatMap(({ title, text, calmText }) => [title, text, calmText ?? ""]),
  lesson.misconception.says,
  lesson.misconception.truth,
  lesson.misconception.why,
  lesson.interactive.title,
  lesson.interactive.text,
  ...lesson.questions.flatMap((plan) =>
    plan.kind === "case" ? [plan.scene, ...plan.replies.flatMap(({ says, answer }) => [says, answer])] : [plan.why],
  ),
];

test("there are 40 lessons in eight units, and each file is listed", () => {
  const folder = path.join(import.meta.dirname, "../../core/content/learn/lessons");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith("/lesson.ts"));
  expect(LESSONS).toHaveLength(40);
  expect(new Set(LESSONS.map(({ slug, unit }) => `${unit}/${slug}/lesson.ts`))).toEqual(new Set(files));
  expect(new Set(LESSONS.map(({ unit }) => unit))).toEqual(new Set(Object.keys(UNITS)));
});

test.each(LESSONS.map((lesson) => [lesson.slug, lesson] as const))("the lesson %s matches the schema", (_, lesson) => {
  expect(Lesson.safeParse(lesson).error).toBeUndefined();
  const cards = new Set(lesson.cards.map(({ id }) => id));
  expect(cards.size).toBe(lesson.cards.length);
  for (const { card } of [lesson.misconception, ...lesson.questions]) expect(cards).toContain(card);
});

test.each(LESSONS.map((lesson) => [lesson.slug, lesson] as const))("the lesson %s names figures and foods that exist", (_, lesson) => {
  for (const text of listTexts(lesson)) expect(fillInRegion(fillPlaceholders(text, findFood), "US")).not.toMatch(/[{}]/);
  const { shows } = lesson.interactive;
  for (const name of "foods" in shows ? shows.foods : []) expect(findFood(name), name).toBeDefined();
});

test.each(LESSONS.map((lesson) => [lesson.slug, lesson] as const))(
  "the lesson %s has a calm text for each card with energy figures",
  (_, lesson) => {
    for (const { text, calmText } of lesson.cards) {
      if (ENERGY_NUMBER.test(text)) expect(calmText, text).toBeDefined();
      expect(calmText ?? "").not.toMatch(ENERGY_NUMBER);
    }
  },
);

test.each(LESSONS.map((lesson) => [lesson.slug, lesson] as const))(
  "the titles and claims of %s speak of no calories in calm mode",
  (_, lesson) => {
    for (const [text, calm] of wordsBesideTexts(lesson)) expect(calm ?? text).not.toMatch(ENERGY_WORD);
  },
);

test.each(LESSONS.map((lesson) => [lesson.slug, lesson] as const))("the cards of %s hold one idea in few words", (_, lesson) => {
  for (const { text } of lesson.cards) expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(45);
});

test("every recipe that a lesson links to exists, and no two lessons link to the same one", () => {
  const named = LESSONS.flatMap(({ recipe }) => recipe ?? []);
  const slugs = new Set(RECIPES.map(({ slug }) => slug));
  expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  expect(named.length).toBeGreaterThanOrEqual(15);
});

test("no lesson passes a moral verdict on food", () => {
  const found = LESSONS.flatMap(listTexts).filter((text) => MORAL_WORDS.test(text.replace(ALLOWED, "")));
  expect(found).toEqual([]);
});

test("the lessons read at US grade 8 or below, and each near it", () => {
  const grades = LESSONS.map((lesson) => ({
    slug: lesson.slug,
    grade: readingGrade(lesson.cards.map(({ text }) => fillInRegion(fillPlaceholders(text, findFood), "US")).join(" ")),
  }));
  const average = grades.reduce((sum, { grade }) => sum + grade, 0) / grades.length;
  console.log(`lessons: average grade ${average.toFixed(1)}`);
  expect(average).toBeLessThanOrEqual(7);
  expect(grades.filter(({ grade }) => grade > 8.5)).toEqual([]);
});

test("first aid for an allergy: epinephrine before the call, sitting up to breathe, lying down when faint, and nobody waits", () => {
  const texts = LESSONS.flatMap(listTexts)
    .map((text) => fillInRegion(text, "US"))
    .filter((text) => /epinephrine|\bpen\b/i.test(text));
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) {
    expect(text).not.toMatch(/\blay (her|him|them) down|wait and see/i);
    if (/epinephrine/i.test(text) && /911/.test(text)) expect(text.search(/epinephrine/i), text).toBeLessThan(text.indexOf("911"));
  }
  // Also the answers that name neither: 'Right order. Help her sit up.'
  for (const text of LESSONS.filter(({ slug }) => slug === "allergies").flatMap(listTexts)) {
    expect(text).not.toMatch(/\blay (her|him|them) down|wait and see/i);
  }
  const all = texts.join(" ");
  expect(all).toMatch(/Trouble breathing: sit up\. Faint: lie down, legs up\./);
  expect(all).toMatch(/after 5 to 15 minutes, use a second pen, as the doctor said/);
  expect(all).toMatch(/no pen at hand, call 911 first/);
});

test("no lesson names one country's emergency number or word for epinephrine", () => {
  const named = LESSONS.flatMap(listTexts).filter((text) =>
    /(?<![\d,])(911|112|999|000)\b|epinephrine|adrenaline/i.test(text.replace(/\{[^}]+\}/g, "")),
  );
  expect(named).toEqual([]);
});

test("every source has a year and a date by which a person must review it", () => {
  for (const { year, reviewBy } of Object.values(SOURCES)) {
    expect(year).toBeGreaterThan(1990);
    expect(reviewBy).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

test("tables put each item into a bin that exists, and no two items are the same", () => {
  for (const { bins, items } of Object.values(SORT_TABLES)) {
    for (const [, bin] of items) expect(bin).toBeLessThan(bins.length);
    expect(new Set(items.map(([text]) => text)).size).toBe(items.length);
  }
  for (const { ask, rows } of Object.values(VALUE_TABLES)) {
    expect(ask).toContain("{}");
    expect(new Set(rows.map(([, value]) => value)).size).toBe(rows.length);
  }
});
