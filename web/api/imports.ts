import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { confirmImport, createImport, deleteImport, listImports } from "#core/contracts/imports.ts";
import { call } from "#web/lib/http/api-client.ts";
import { timeZone } from "#web/lib/today.ts";

export const importsQuery = queryOptions({
  queryKey: ["/api/imports"],
  queryFn: ({ signal }) => call<typeof listImports>("GET", "/api/imports", { signal }),
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
export function useConfirmImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<typeof confirmImport>("POST", "/api/imports/:id/confirm", { params: { id } }),
    onSuccess: () => client.invalidateQueries(),
  });
}

export function useUndoImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<typeof deleteImport>("DELETE", "/api/imports/:id", { params: { id } }),
    onSuccess: () => client.invalidateQueries(),
  });
}
