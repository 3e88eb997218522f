import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { AnswerOf } from "#core/contracts/http/endpoint.ts";
import type { confirmImport, createImport, deleteImport, listImports } from "#core/contracts/imports.ts";
import { call } from "#web/lib/http/api-client.ts";
import { timeZone } from "#web/lib/today.ts";

const REFETCH_MS = 1_500;

export const importsQuery = queryOptions({
  queryKey: ["/api/imports"],
  queryFn: ({ signal }) => call<typeof listImports>("GET", "/api/imports", { signal }),
  // Shows the progress of what is going on in the background.
  refetchInterval: ({ state: { data } }) => (data?.some(({ progress }) => progress !== null) ? REFETCH_MS : false),
  // Always refetched, because an import can only be undone for a limited time.
  staleTime: 0,
});

/** The server only inspects the content, so the file is sent without its name and type. */
export function useCreateImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: Blob) =>
      call<typeof createImport>("POST", "/api/imports", {
        query: { tz: timeZone() },
        form: new Blob([file], { type: "application/octet-stream" }),
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: importsQuery.queryKey }),
  });
}

/** Invalidates everything, because the import may change the diary, the foods and the trends. */
export function useConfirmImport(reactions: Pick<Reactions, "onError"> = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<typeof confirmImport>("POST", "/api/imports/:id/confirm", { params: { id } }),
    onMutate: (id) => showUnderWay(client, id, "importing"),
    ...reactions,
    onSettled: () => client.invalidateQueries(),
  });
}

/** They run even if the card that asked for it is gone by then. */
interface Reactions {
  onSuccess?: (undone: AnswerOf<typeof deleteImport>) => void;
  onError?: (error: Error) => void;
}

export function useUndoImport(reactions: Reactions = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<typeof deleteImport>("DELETE", "/api/imports/:id", { params: { id } }),
    onMutate: (id) => showUnderWay(client, id, "undoing"),
    ...reactions,
    onSettled: () => client.invalidateQueries(),
  });
}

/** Makes the list refetch while the request waits for its result, which takes some seconds for a large file. A draft is only discarded. */
function showUnderWay(client: QueryClient, id: string, state: "importing" | "undoing"): void {
  client.setQueryData(importsQuery.queryKey, (files) =>
    files?.map((file) =>
      file.id === id && (state === "importing" || file.state !== "draft") ? { ...file, state, progress: file.progress ?? 0 } : file,
    ),
  );
}
