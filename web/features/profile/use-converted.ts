import { useState } from "react";
import { toCm, toFeetAndInches, toKg, toPounds } from "#core/domain/needs/units.ts";
import { parseNumber } from "./parse-profile-number.ts";

interface Conversion<Typed> {
  show: (metric: string) => Typed;
  read: (typed: Typed) => string;
}

/**
 * A value that is typed in one unit and stored in another. Retyping the shown value keeps the stored figure: 162 cm is shown as 5 ft 4 in,
 * which would convert to 163, but stays 162 if 5 ft 4 in is typed again.
 */
export function useConverted<Typed extends object>(
  metric: string,
  onChange: (metric: string) => void,
  { show, read }: Conversion<Typed>,
): [Typed, (typed: Typed) => void] {
  const startFrom = (number: string) => ({ start: number, displayed: show(number), typed: show(number), metric: number });
  const [state, setState] = useState(() => startFrom(metric));
  // The value was discarded, or replaced by the server's response.
  const current = state.metric === metric ? state : startFrom(metric);
  if (current !== state) setState(current);

  const type = (typed: Typed) => {
    const next = JSON.stringify(typed) === JSON.stringify(current.displayed) ? current.start : read(typed);
    setState({ ...current, typed, metric: next });
    onChange(next);
  };
  return [current.typed, type];
}

export const FEET_AND_INCHES: Conversion<{ feet: string; inches: string }> = {
  show: (metric) => {
    const cm = parseNumber(metric);
    // Invalid text is shown unchanged, so that the user can correct it.
    if (cm === null || Number.isNaN(cm)) return { feet: metric, inches: "" };
    const { feet, inches } = toFeetAndInches(cm);
    return { feet: String(feet), inches: String(inches) };
  },
  read: ({ feet, inches }) => {
    const typed = `${feet} ${inches}`.trim();
    if (typed === "") return "";
    const cm = toCm({ feet: parseNumber(feet) ?? 0, inches: parseNumber(inches) ?? 0 });
    return Number.isNaN(cm) ? typed : String(cm);
  },
};

export const POUNDS: Conversion<{ pounds: string }> = {
  show: (metric) => ({ pounds: convertNumber(metric, toPounds) }),
  read: ({ pounds }) => convertNumber(pounds, toKg),
};

function convertNumber(text: string, convert: (number: number) => number): string {
  const number = parseNumber(text);
  return number === null || Number.isNaN(number) ? text : String(convert(number));
}
