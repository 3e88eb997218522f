import { customType } from "drizzle-orm/pg-core";

/** A number of seven digits. PostgreSQL refuses one that is too small for it; of a nutrient that is none. */
export const figure = customType<{ data: number; driverData: number | string }>({
  dataType: () => "real",
  toDriver: (value) => (Math.fround(value) === 0 ? 0 : value),
  fromDriver: Number,
});
