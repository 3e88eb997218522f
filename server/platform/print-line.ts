/** Writes a line for the operator, who started this process in a terminal. */
export const say = (line: string): boolean => process.stdout.write(`${line}\n`);
