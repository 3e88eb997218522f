import { DEFAULT_LANGUAGE } from "#core/texts/languages.ts";
import { formatText, type TextKey, type Values, type ValuesArgument } from "#server/platform/texts/texts.ts";

type Key = TextKey<"errors"> & `imports.${string}`;

/** A text of the catalog, as it comes from the worker thread. */
export interface FileProblemText {
  key: Key;
  values: Values;
}

/** Thrown if the file cannot be read. Its text is what the user reads. */
export class FileProblem<K extends Key = Key> extends Error {
  override name = "FileProblem";
  readonly text: FileProblemText;

  constructor(key: K, ...rest: ValuesArgument<"errors", K>) {
    // Safe to cast: the only argument, if any, is the values of the key's text.
    const [values = {}] = rest as unknown as [Values?];
    super(formatText("errors", key, values, DEFAULT_LANGUAGE));
    this.text = { key, values };
  }
}
