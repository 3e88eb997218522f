/** '1 day', '1,200 days' */
export const counted = (count: number, one: string, many: string): string => `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
