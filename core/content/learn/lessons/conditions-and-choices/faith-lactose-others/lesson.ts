import type { TranslatedLesson } from "#core/content/learn/translated-lesson.ts";
import { en } from "./en.ts";

export const lesson: TranslatedLesson = {
  data: {
    slug: "faith-lactose-others",
    unit: "conditions-and-choices",
    offeredTo: "all",
    picture: "stuffed-flatbread",
    cards: [
      { id: "faith", sources: ["dga-2020"] },
      { id: "families", sources: ["dga-2020"] },
      { id: "fasting", sources: ["aap-eating"] },
      { id: "hidden", sources: ["fda-label"] },
      { id: "lactose", sources: ["niddk", "nih-lactose"] },
      { id: "not-allergy", sources: ["niddk"] },
    ],
    misconception: { card: "not-allergy" },
    interactive: { kind: "sort-table", table: "milk-allergy-or-lactose" },
    questions: [
      { kind: "sort-table", table: "milk-allergy-or-lactose", card: "not-allergy" },
      { kind: "odd", rule: "halal", card: "faith" },
      { kind: "case", card: "families" },
    ],
  },
  texts: { en },
};
