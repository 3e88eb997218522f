import { readFileSync } from "node:fs";
import { ConfigError } from "./config-error.ts";
import { SECRET_NAMES } from "./setting-names.ts";

export type Environment = Record<string, string | undefined>;

export interface ConfiguredSettings {
  /** Everything that is set and not empty, including the contents of secret files. */
  values: Environment;
  /** The files that secrets were read from, by the secret's name. */
  files: ReadonlyMap<string, string>;
}

/** A secret can be in a file instead, as containers provide it: NAME_FILE is its path. */
export function readConfigured(environment: Environment): ConfiguredSettings {
  const values = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""));
  const files = new Map<string, string>();
  for (const name of SECRET_NAMES) {
    const file = values[`${name}_FILE`];
    if (file === undefined) continue;
    if (values[name] !== undefined) throw new ConfigError(`${name} and ${name}_FILE are both set. Remove one of them.`);
    values[name] = readSecret(`${name}_FILE`, file);
    files.set(name, file);
  }
  return { values, files };
}

function readSecret(name: string, file: string): string {
  let content: string;
  try {
    content = readFileSync(file, "utf8").trim();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
    throw new ConfigError(`${name}: ${file} cannot be read (${code}).`);
  }
  if (content === "") throw new ConfigError(`${name}: ${file} is empty.`);
  return content;
}
