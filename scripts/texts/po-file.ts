import type { Catalogs } from "./catalogs.ts";
import { eachMessage } from "./check-catalogs.ts";

/** A PO file, which translators' tools read: the context is the catalog and key, the id the English text. */
export function writePo(language: string, english: Catalogs, translated: Catalogs): string {
  const head = ['msgid ""', 'msgstr ""', quote(`Language: ${language}\n`), quote("Content-Type: text/plain; charset=UTF-8\n")].join("\n");
  const entries = eachMessage(english).map(({ name, key, message }) =>
    [
      "#, icu-format",
      `msgctxt ${quote(`${name}/${key}`)}`,
      `msgid ${quote(message)}`,
      `msgstr ${quote(translated[name]?.[key] ?? "")}`,
    ].join("\n"),
  );
  return `${[head, ...entries].join("\n\n")}\n`;
}

/** The texts that are translated in a PO file. */
export function readPo(file: string): Catalogs {
  const catalogs: Catalogs = {};
  for (const entry of file.split(/\n\s*\n/)) {
    const [context, text] = [readField(entry, "msgctxt"), readField(entry, "msgstr")];
    const [, name, key] = /^([^/]+)\/(.+)$/.exec(context) ?? [];
    if (name && key && text) catalogs[name] = { ...catalogs[name], [key]: text };
  }
  return catalogs;
}

const quote = (text: string): string => JSON.stringify(text);

/** A field's text may go on in further lines. */
function readField(entry: string, field: string): string {
  const [, lines = ""] = new RegExp(`^${field} ((?:"(?:[^"\\\\]|\\\\.)*"\\s*)+)`, "m").exec(entry) ?? [];
  return [...lines.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([line]): string => JSON.parse(line)).join("");
}
