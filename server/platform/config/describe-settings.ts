import path from "node:path";
import type * as z from "zod";
import { OTHER_PROVIDER_NAMES } from "#server/platform/auth/school-providers-config.ts";
import { type Environment, readConfigured } from "./configured-settings.ts";
import { isSecret } from "./setting-names.ts";
import { findInfo, SETTING_NAMES, type SettingName, Settings } from "./settings.ts";

const GENERATED: readonly string[] = ["SESSION_SECRET", "ENCRYPTION_KEY"] satisfies SettingName[];

/** What is set and from where, what has its default, and what is off, without any secret. The settings must be valid. */
export function describeSettings(environment: Environment): string[] {
  const { values, files } = readConfigured(environment);
  const { DATA_DIR } = Settings.parse(values);
  const isSet = (name: string): boolean => values[name] !== undefined;
  const names = [...SETTING_NAMES, ...OTHER_PROVIDER_NAMES].filter(isSet);
  const others = SETTING_NAMES.filter((name) => !isSet(name));

  const describeSetting = (name: string): string => {
    const file = files.get(name);
    return `${name} = ${isSecret(name) ? "(not shown)" : hideCredentials(values[name] ?? "")}, from ${file ? `the file ${file}` : "the environment"}`;
  };
  const describeDefault = (name: SettingName): string | undefined => {
    if (GENERATED.includes(name)) return `${name} = (not shown), generated in ${path.resolve(DATA_DIR, "secrets.json")}`;
    const value = findDefault(name);
    return value === undefined ? undefined : `${name} = ${value}`;
  };
  const describeOff = (name: SettingName): string | undefined => {
    const off = findInfo(name)?.off;
    return off && `${name} is not set: ${off}`;
  };
  return [
    ...section("Set", names.map(describeSetting)),
    ...section("Default", others.map(describeDefault)),
    ...section("Off", others.map(describeOff)),
  ];
}

/**
 * Undefined if the setting is simply absent.
 * @internal
 */
export function findDefault(name: SettingName): string | undefined {
  const schema: z.ZodType = Settings.shape[name];
  const value = schema.parse(undefined);
  return value === undefined || (Array.isArray(value) && value.length === 0) ? undefined : String(value);
}

/** An address can contain a password, or a key as a parameter. */
const hideCredentials = (value: string): string => value.replaceAll(/\/\/[^/\s]*@/g, "//…@").replaceAll(/(:\/\/[^?#\s]*)[?#]\S*/g, "$1?…");

function section(title: string, lines: readonly (string | undefined)[]): string[] {
  const found = lines.filter((line) => line !== undefined);
  return found.length === 0 ? [] : [`${title}:`, ...found.map((line) => `  ${line}`)];
}
