import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { readWater, updateWater, WaterIntake } from "#core/contracts/water.ts";
import { call } from "#web/lib/api-client.ts";

export const waterQuery = (date: string) =>
  queryOptions({
    queryKey: ["/api/water", date],
    queryFn: ({ signal }) => call<typeof readWater>("GET", "/api/water/:date", { params: { date }, signal }),
  });

/** Glasses fill at once. Quick taps are sent one after the other, so the last one counts. */
export function useUpdateWater(date: string) {
  const client = useQueryClient();
  const { queryKey } = waterQuery(date);
  return useMutation({
    scope: { id: `water ${date}` },
    mutationFn: ({ date: _date, ...body }: WaterIntake) => call<typeof updateWater>("PUT", "/api/water/:date", { params: { date }, body }),
    onMutate: async (water) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, water);
    },
    onError: () => client.invalidateQueries({ queryKey }),
    onSettled: () => void client.invalidateQueries({ queryKey: ["/api/diary/days"] }),
  });
}
