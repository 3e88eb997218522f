import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod";

/** Uses a contract's schema as the rules of a form, applied to the request body. Each field shows its first message. */
export function fieldRules<Values extends FieldValues, Output>(
  schema: z.ZodType<Output>,
  toBody: (values: Values) => unknown = (values) => values,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const { data, error } = schema.safeParse(toBody(values));
    // Safe to cast: without an error, `data` is the parsed body.
    if (!error) return { values: data as Output, errors: {} };
    const messages = error.issues.toReversed().map(({ path, message }) => [String(path[0]), { type: "invalid", message }]);
    return { values: {}, errors: Object.fromEntries(messages) };
  };
}

/** Rules for a form that only requires input: maps each required field to its message. */
export function required<Values extends FieldValues>(
  messages: { [Field in keyof NoInfer<Values>]?: string },
): Resolver<Values, unknown, Values> {
  return (values) => {
    const blank = Object.entries(messages).filter(([field]) => String(values[field]).trim() === "");
    const errors = Object.fromEntries(blank.map(([field, message]) => [field, { type: "required", message }]));
    // Safe to cast: the named fields belong to the form.
    return blank.length === 0 ? { values, errors: {} } : { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/** Loads a schema once; undefined if its file could not be loaded. */
export type LoadSchema<Output> = () => Promise<z.ZodType<Output> | undefined>;

/** A schema that is loaded with zod from a separate file, so that the form appears before it loads. */
export function lazySchema<Output>(load: () => Promise<z.ZodType<Output>>): LoadSchema<Output> {
  let loading: Promise<z.ZodType<Output>> | undefined;
  return async () => {
    loading ??= load();
    try {
      return await loading;
    } catch {
      loading = undefined;
      return undefined;
    }
  };
}

/** Like `rulesOf`. If the schema fails to load, the form is sent unchecked, and the server reports what is wrong. */
export function lazyRules<Values extends FieldValues, Output>(
  loadSchema: LoadSchema<Output>,
  toBody: (values: Values) => unknown = (values) => values,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    const schema = await loadSchema();
    // Safe to cast: the server parses the same body with the same schema.
    if (!schema) return { values: toBody(values) as Output, errors: {} };
    return fieldRules<Values, Output>(schema, toBody)(values, context, options);
  };
}
