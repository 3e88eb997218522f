import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { createFaq, deleteFaq, FaqForm, listFaqs, listPublicFaqs, updateFaq } from "#core/contracts/faqs.ts";
import { call } from "#web/lib/http/api-client.ts";
import { callAll } from "#web/lib/http/call-all.ts";

const PUBLIC_KEY = "/api/faqs/public";
const ADMIN_KEY = "/api/admin/faqs";

/** Empty text means no filter. */
const filter = (category: string | undefined, search: string) => ({ category: category || undefined, search: search.trim() || undefined });

export const publicFaqsQuery = (category: string | undefined, search: string) => {
  const query = filter(category, search);
  return queryOptions({
    queryKey: [PUBLIC_KEY, query],
    queryFn: ({ signal }) => callAll<typeof listPublicFaqs>("GET", "/api/faqs/public", { query, signal }),
    placeholderData: keepPreviousData,
  });
};

export const faqsQuery = (category: string | undefined, search: string) => {
  const query = filter(category, search);
  return queryOptions({
    queryKey: [ADMIN_KEY, query],
    queryFn: ({ signal }) => callAll<typeof listFaqs>("GET", "/api/admin/faqs", { query, signal }),
    placeholderData: keepPreviousData,
  });
};

export function useCreateFaq() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FaqForm) => call<typeof createFaq>("POST", "/api/admin/faqs", { body }),
    onSuccess: () => refresh(client),
  });
}

export function useUpdateFaq() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Partial<FaqForm> & { id: string }) =>
      call<typeof updateFaq>("PUT", "/api/admin/faqs/:id", { params: { id }, body }),
    onSuccess: () => refresh(client),
  });
}

export function useDeleteFaq() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<typeof deleteFaq>("DELETE", "/api/admin/faqs/:id", { params: { id } }),
    onSuccess: () => refresh(client),
  });
}

/** Not returned, so that the mutation does not wait for the lists to be refetched. */
function refresh(client: QueryClient): void {
  for (const key of [ADMIN_KEY, PUBLIC_KEY, "/api/admin/audit"]) void client.invalidateQueries({ queryKey: [key] });
}
