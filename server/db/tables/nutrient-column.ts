import { customType } from "drizzle-orm/pg-core";

/** A number with seven digits. PostgreSQL rejects a value that is too small for the type; for a nutrient it counts as 0. */
export const nutrientColumn = customType<{ data: number; driverData: number | string }>({
  dataType: () => "real",
  toDriver: (value) => (Math.fround(value) === 0 ? 0 : value),
  fromDriver: Number,
});
