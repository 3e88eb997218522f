import { expect, test } from "vitest";
import { FIRST_FAQS } from "#core/content/faqs/first-faqs.ts";
import { TRANSLATED_HELPLINES } from "#core/content/helplines/helplines.ts";
import { TRANSLATED_LESSONS } from "#core/content/learn/all-lessons.ts";
import { Lesson } from "#core/content/learn/lesson.ts";
import { joinLesson } from "#core/content/learn/translated-lesson.ts";
import { Recipe } from "#core/content/recipes/recipe.ts";
import { TRANSLATED_RECIPES } from "#core/content/recipes/recipes.ts";
import { joinRecipe } from "#core/content/recipes/translated-recipe.ts";
import { LANGUAGES } from "#core/texts/languages.ts";

const issuesIn = (item: string, error: { issues: { path: PropertyKey[] }[] } | undefined) =>
  error?.issues.map(({ path }) => `${item}: ${path.join(".")}`) ?? [];

test.each(LANGUAGES)("every lesson, recipe, helpline and FAQ has all of its texts in %s", (language) => {
  const missing = [
    ...TRANSLATED_LESSONS.flatMap((lesson) => issuesIn(lesson.data.slug, Lesson.safeParse(joinLesson(lesson, language)).error)),
    ...TRANSLATED_RECIPES.flatMap((recipe) => issuesIn(recipe.data.slug, Recipe.safeParse(joinRecipe(recipe, language)).error)),
    ...TRANSLATED_HELPLINES.flatMap(({ country, lines, texts }) => (texts[language].length === lines.length ? [] : [country])),
  ];
  expect(missing).toEqual([]);
  expect(FIRST_FAQS[language]).toHaveLength(FIRST_FAQS.en.length);
});

test.each(LANGUAGES)("no text of a lesson or recipe in %s belongs to something that it does not have", (language) => {
  for (const { data, texts } of TRANSLATED_LESSONS) {
    const { cards, questions } = texts[language];
    expect.soft(Object.keys(cards), data.slug).toEqual(data.cards.map(({ id }) => id));
    expect.soft(questions, data.slug).toHaveLength(data.questions.length);
  }
  for (const { data, texts } of TRANSLATED_RECIPES) {
    const { measures, steps } = texts[language];
    expect.soft(Object.keys(measures), data.slug).toEqual(Object.keys(data.ingredients));
    expect.soft(steps, data.slug).toHaveLength(data.steps.length);
  }
});
