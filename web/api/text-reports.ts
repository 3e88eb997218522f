import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { createTextReport, listTextReports, NewTextReport, updateTextReport } from "#core/contracts/text-reports.ts";
import { TEXT_REPORTS_A_PAGE } from "#core/domain/site/limits.ts";
import { call } from "#web/lib/http/api-client.ts";

const ADMIN_KEY = "/api/admin/text-reports";

export const textReportsQuery = infiniteQueryOptions({
  queryKey: [ADMIN_KEY],
  queryFn: ({ pageParam: offset, signal }) => call<typeof listTextReports>("GET", "/api/admin/text-reports", { query: { offset }, signal }),
  initialPageParam: 0,
  getNextPageParam: (last, pages) => (last.length === TEXT_REPORTS_A_PAGE ? pages.length * TEXT_REPORTS_A_PAGE : undefined),
});

export function useCreateTextReport() {
  return useMutation({
    mutationFn: (body: NewTextReport) => call<typeof createTextReport>("POST", "/api/text-reports", { body }),
  });
}

export function useUpdateTextReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isDone }: { id: string; isDone: boolean }) =>
      call<typeof updateTextReport>("PUT", "/api/admin/text-reports/:id", { params: { id }, body: { isDone } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: [ADMIN_KEY] }),
  });
}
