/** As Drizzle names the column of a field. */
export const toColumnName = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The row as `jsonb_populate_recordset` expects it. */
export const toColumns = (row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [toColumnName(field), value]));
