import { useState } from "react";
import { useSearchParams } from "wouter";
import { findCountry, guessCountry, type HelplineCountry } from "#core/content/helplines/guess-country.ts";
import { BOOT_ELEMENT_ID, type Boot } from "#core/contracts/boot.ts";

/** The user's country from the URL, otherwise a guess. Choosing one changes the URL, as the form does without JavaScript. */
export function useHelplineCountry(): [country: HelplineCountry, choose: (country: string) => void] {
  const [searchParams, setSearchParams] = useSearchParams();
  const [guessed] = useState(() => findCountry(searchParams.get("country")) ?? firstGuess());
  const country = findCountry(searchParams.get("country")) ?? guessed;
  // Replaces the history entry, so that Back leads to the previous page.
  return [country, (chosen) => setSearchParams({ country: chosen }, { replace: true })];
}

/** Uses the server's guess for this page, so that hydration matches the rendered HTML. */
export function firstGuess(): HelplineCountry {
  const json = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  // Safe to cast: the server writes this JSON from the same type.
  const boot = json ? (JSON.parse(json) as Boot) : undefined;
  return boot?.country ?? guessCountry(navigator.languages);
}
