import type { FieldValues, Resolver } from "react-hook-form";

/**
 * A form's rules in a file of their own: the form is on the screen before they arrive.
 * Should they not arrive, the form is sent as it is, and the server says what is wrong.
 */
export function lazyResolver<In extends FieldValues, Context, Out>(load: () => Promise<Resolver<In, Context, Out>>) {
  let rules: Promise<Resolver<In, Context, Out>> | undefined;
  const preload = (): Promise<Resolver<In, Context, Out>> => {
    rules ??= load();
    return rules;
  };
  const resolver: Resolver<In, Context, Out> = async (values, context, options) => {
    try {
      return await (await preload())(values, context, options);
    } catch {
      rules = undefined;
      // The server parses the same values by the same schema.
      return { values: values as unknown as Out, errors: {} };
    }
  };
  return { resolver, preload };
}
