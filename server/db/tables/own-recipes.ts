import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { LineCertainty } from "#core/domain/recipes/own-recipe.ts";
import { foods } from "#server/db/tables/foods.ts";
import { createdAt, updatedAt } from "#server/db/tables/timestamps.ts";
import { users } from "#server/db/tables/users.ts";

/** An ingredient line as it was understood when the recipe was saved. */
export interface StoredLine {
  text: string;
  certainty: LineCertainty;
  food: { id: string; name: string; imageUrl: string | null } | null;
  grams: number | null;
  note: string | null;
}

/** The user's decision about a line. */
export interface StoredChoice {
  text: string;
  foodId?: string | undefined;
  grams?: number | undefined;
  isLeftOut?: boolean | undefined;
}

export const ownRecipes = pgTable(
  "own_recipes",
  {
    id: uuid().notNull().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The dish among the user's own foods, which search finds and the diary logs. */
    foodId: uuid()
      .notNull()
      .references(() => foods.id, { onDelete: "cascade" }),
    name: text().notNull(),
    ingredients: text().notNull(),
    choices: jsonb().$type<StoredChoice[]>().notNull(),
    lines: jsonb().$type<StoredLine[]>().notNull(),
    steps: text().notNull(),
    servings: integer().notNull(),
    cookedGrams: doublePrecision(),
    isHeated: boolean().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index("own_recipes_food_id_index").on(table.foodId)],
);

export type OwnRecipeRow = typeof ownRecipes.$inferSelect;
