import type { PseudoLanguage } from "./languages.ts";

const ACCENTED: Record<string, string> = {
  a: "áá",
  e: "éé",
  i: "íí",
  o: "óó",
  u: "úú",
  y: "ý",
  c: "ç",
  n: "ñ",
  s: "š",
  z: "ž",
  A: "Á",
  E: "É",
  I: "Í",
  O: "Ó",
  U: "Ú",
  Y: "Ý",
  C: "Ç",
  N: "Ñ",
  S: "Š",
  Z: "Ž",
};
const RIGHT_TO_LEFT_OVERRIDE = "\u202e";
const POP_DIRECTION = "\u202c";

const DISGUISES: Record<PseudoLanguage, (text: string) => string> = {
  "en-XA": (text) => text.replace(/[a-zA-Z]/g, (letter) => ACCENTED[letter] ?? letter),
  "en-XB": (text) => text.replace(/\p{L}+/gu, (word) => `${RIGHT_TO_LEFT_OVERRIDE}${word}${POP_DIRECTION}`),
};

/** Changes the words of a message in ICU syntax, but not its arguments, cases and tags. */
export function disguiseMessage(message: string, language: PseudoLanguage): string {
  const disguise = DISGUISES[language];
  let result = "";
  /** Whether each open brace encloses cases (of a plural or select) or the text of a case. */
  const open: ("cases" | "text")[] = [];
  for (const [part] of message.matchAll(/\{\w+(?:, number(?:, percent)?)?\}|\{\w+, (?:plural|select),|<\/?\w+>|[{}]|[^{}<]+|</g)) {
    const isInCases = open.at(-1) === "cases";
    if (/^\{\w+, (?:plural|select),$/.test(part)) open.push("cases");
    else if (part === "{") open.push("text");
    else if (part === "}") open.pop();
    result += isInCases || /^[{}<]/.test(part) ? part : disguise(part);
  }
  return result;
}
