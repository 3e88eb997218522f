import { lazy, Suspense } from "react";

const Note = lazy(async () => ({ default: (await import("./search-note-text.tsx")).SearchNoteText }));

/** Answers a search for alcohol, raw milk or cod-liver oil before its results. Few searches need it, so it loads apart from the page. */
export function SearchNote({ query }: { query: string }) {
  return (
    <Suspense>
      <Note query={query} />
    </Suspense>
  );
}
