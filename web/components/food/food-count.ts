import { texts } from "#web/texts/texts.ts";

/** '1 food', '3 foods' */
export const foodCount = (count: number): string => texts("food")("count", { count });
