import { REGION_FACTS } from "./region-facts.ts";
import { ELSEWHERE, type Region } from "./regions.ts";

const PLACEHOLDER = /\{region (emergency|epinephrine|pen)\}/g;
const ANY_EMERGENCY_NUMBER = "your local emergency number";

/** Inserts what differs by country: `{region emergency}`, `{region epinephrine}`, and `{region pen}` for what gives it. */
export function fillInRegion(text: string, region: Region = ELSEWHERE): string {
  const { emergency, epinephrine, pen } = REGION_FACTS[region];
  const facts: Partial<Record<string, string>> = { emergency: emergency ?? ANY_EMERGENCY_NUMBER, epinephrine, pen };
  return text.replace(PLACEHOLDER, (placeholder, fact: string) => facts[fact] ?? placeholder);
}
