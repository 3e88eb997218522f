import { expect, it, test } from "vitest";
import { formatMessage } from "./format-message.ts";
import type { MessageTags, MessageValues } from "./message-values.ts";
import { disguiseMessage } from "./pseudo-language.ts";

const format = (message: string, values = {}, language = "en") => formatMessage(message, language, values).flat(9).join("");

it.each([
  ["Save", {}, "Save"],
  ["Hi, {name}.", { name: "Maya" }, "Hi, Maya."],
  ["{kcal, number} kcal, {share, number, percent} of a day", { kcal: 2253, share: 0.2 }, "2,253 kcal, 20% of a day"],
  ["{count, plural, =0 {No meals} one {# meal} other {# meals}} today", { count: 0 }, "No meals today"],
  ["{count, plural, =0 {No meals} one {# meal} other {# meals}} today", { count: 1 }, "1 meal today"],
  ["{count, plural, =0 {No meals} one {# meal} other {# meals}} today", { count: 1200 }, "1,200 meals today"],
  ["{meal, select, snack {A snack {day}} other {Your {meal}}}.", { meal: "snack", day: "today" }, "A snack today."],
  ["{meal, select, snack {A snack} other {Your {meal}}}.", { meal: "lunch" }, "Your lunch."],
  ["{n, plural, one {{who} has # {what, select, a {apple} other {fruit}}} other {#}}", { n: 1, who: "Al", what: "a" }, "Al has 1 apple"],
  ["It is number #1, don't worry: ''{name}''", { name: "a" }, "It is number #1, don't worry: 'a'"],
])("fills in '%s'", (message, values, text) => {
  expect(format(message, values)).toBe(text);
});

it("writes numbers as the language does", () => {
  expect(format("{kcal, number} kcal", { kcal: 2253.5 }, "de")).toBe("2.253,5 kcal");
});

it("chooses the plural form by the rules of the language", () => {
  const message = "{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}";
  expect([1, 3, 5, 1.5].map((n) => format(message, { n }, "pl"))).toEqual(["1 plik", "3 pliki", "5 plików", "1,5 pliku"]);
});

it("gives the content of a tag to the element that the tag stands for", () => {
  const bold = (content: unknown[]) => ({ bold: content.join("") });
  expect(formatMessage("Drink <b>{n, plural, one {# glass} other {# glasses}}</b> now", "en", { n: 2 }, { b: bold })).toEqual([
    "Drink ",
    { bold: "2 glasses" },
    " now",
  ]);
});

test("the words of a disguised message change, but not what is filled in", () => {
  const message = disguiseMessage("Drink <b>{n, plural, one {# cup of {what}} other {# cups}}</b>, {day}", "en-XA");
  expect(message).toBe("Drííñk <b>{n, plural, one {# çúúp óóf {what}} other {# çúúpš}}</b>, {day}");
  expect(format(message, { n: 1, what: "milk", day: "now" })).toBe("Drííñk 1 çúúp óóf milk, now");
  expect(disguiseMessage("Save {name}", "en-XB")).toBe("\u202eSave\u202c {name}");
});

/** Whether both types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const verify = <T extends true>(isSame: T) => expect(isSame).toBe(true);

test("the type of a message says which values and tags it needs", () => {
  // biome-ignore lint/complexity/noBannedTypes: a message without values.
  verify<Same<MessageValues<"Save">, {}>>(true);
  verify<Same<MessageValues<"{name}: {kcal, number}, {share, number, percent}">, { name: string; kcal: number; share: number }>>(true);
  verify<
    Same<
      MessageValues<"{n, plural, =0 {None in {place}} one {{a}} other {{b, number} of {c}}} on {day}">,
      { n: number; place: string; a: string; b: number; c: string; day: string }
    >
  >(true);
  verify<
    Same<MessageValues<"{g, select, a {{n, plural, one {x {y}} other {z}}} other {b}} {q}">, { g: string; n: number; y: string; q: string }>
  >(true);
  verify<Same<MessageTags<"<b>{count, number}</b> of <link>all</link>">, "b" | "link">>(true);
});
