import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";

interface ShowMoreProps {
  /** A query that reads a list page by page. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** Below a list that is read page by page, as long as there is more of it. */
export function ShowMore({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: ShowMoreProps) {
  if (!hasNextPage) return null;
  const t = texts("shared");
  return (
    <Button
      variant="soft"
      size="sm"
      className="justify-self-start"
      pending={isFetchingNextPage}
      pendingText={t("loading")}
      onClick={() => fetchNextPage()}
    >
      {t("list.more")}
    </Button>
  );
}
