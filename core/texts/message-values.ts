/**
 * The values that a message in ICU syntax needs, read from its literal type, so that a missing or wrong value fails the type check.
 * The same subset as format-message.ts.
 */
export type MessageValues<M extends string> = Merge<InText<M>>;

/** The names of the tags in a message, such as `b` in 'Drink <b>water</b>.' */
export type MessageTags<M extends string> = M extends `${string}</${infer Tag}>${infer Rest}` ? Tag | MessageTags<Rest> : never;

type Merge<Pairs extends [string, unknown]> = { [P in Pairs as P[0]]: P[1] };

/** Reads up to the next argument. A closing brace before it is the end of the case in which the text stands. */
type InText<M extends string> = M extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? InCases<`${Rest}{${After}`>
    : InArgument<After>
  : never;

type InArgument<M extends string> = M extends `${infer Inside}}${infer Rest}`
  ? Inside extends `${infer Name}, ${infer Type}`
    ? Type extends `plural,${string}`
      ? [Name, number] | InCases<AfterComma<M>>
      : Type extends `select,${string}`
        ? [Name, string] | InCases<AfterComma<M>>
        : [Name, number] | InText<Rest>
    : [Inside, string] | InText<Rest>
  : never;

type AfterComma<M extends string> = M extends `${string},${string},${infer Cases}` ? Cases : never;

/** Reads up to the text of the next case. A closing brace before it is the end of the argument. */
type InCases<M extends string> = M extends `${infer Label}{${infer Text}`
  ? Label extends `${string}}${infer Rest}`
    ? InText<`${Rest}{${Text}`>
    : InText<Text>
  : never;
