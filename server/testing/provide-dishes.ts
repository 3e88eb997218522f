import { provideDishTable } from "#server/catalogue/dishes/load-dishes.ts";

provideDishTable();
