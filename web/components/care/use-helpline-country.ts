import { useState } from "react";
import { useSearchParams } from "wouter";
import { findCountry, guessCountry, type HelplineCountry } from "#core/content/helplines/guess-country.ts";
import { BOOT_ELEMENT_ID, type Boot } from "#core/contracts/boot.ts";

/** Where somebody is: what the address says, else a guess. Choosing changes the address, as the form does without script. */
export function useHelplineCountry(): [country: HelplineCountry, choose: (country: string) => void] {
  const [searchParams, setSearchParams] = useSearchParams();
  const [guessed] = useState(() => findCountry(searchParams.get("country")) ?? firstGuess());
  const country = findCountry(searchParams.get("country")) ?? guessed;
  // Replaced, not added: going back leads to the page one came from.
  return [country, (chosen) => setSearchParams({ country: chosen }, { replace: true })];
}

/** What the server guessed where it rendered this very page, so that the browser takes it over unchanged. */
export function firstGuess(): HelplineCountry {
  const json = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  // Safe to cast: the server writes it from the same type.
  const boot = json ? (JSON.parse(json) as Boot) : undefined;
  return boot?.country ?? guessCountry(navigator.languages);
}
