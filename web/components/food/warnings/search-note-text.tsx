import { searchNote } from "#core/domain/food-safety/search-notes.ts";
import { texts } from "#web/texts/texts.ts";
import { Notice } from "#web/ui/notice.tsx";

export function SearchNoteText({ query }: { query: string }) {
  const text = searchNote(query);
  return (
    text && (
      <Notice role="note" aria-label={texts("food")("safety.search")} className="mb-4 text-pretty">
        {text}
      </Notice>
    )
  );
}
