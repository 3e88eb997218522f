/** '1 food', '3 foods' */
export const foodCount = (count: number): string => (count === 1 ? "1 food" : `${count} foods`);
