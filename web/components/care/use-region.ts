import { useSearchParams } from "wouter";
import { findRegion, type Region } from "#core/content/regions/regions.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { readPageRegion } from "#web/lib/region.ts";

/** Where the user said they live, otherwise a guess from their browser's languages. */
export const useRegion = (): Region => useCurrentUser()?.view?.region ?? readPageRegion();

/** The region in the URL, otherwise the user's. Choosing one changes the URL, as the form does without JavaScript. */
export function useSupportRegion(): [region: Region, choose: (region: string) => void] {
  const [searchParams, setSearchParams] = useSearchParams();
  const own = useRegion();
  // Replaces the history entry, so that Back leads to the previous page.
  return [findRegion(searchParams.get("country")) ?? own, (chosen) => setSearchParams({ country: chosen }, { replace: true })];
}
