import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { readWater, updateWater, WaterIntake } from "#core/contracts/water.ts";
import { call } from "#web/lib/api-client.ts";

export const waterQuery = (date: string) =>
  queryOptions({
    queryKey: ["/api/water", date],
    queryFn: ({ signal }) => call<typeof readWater>("GET", "/api/water/:date", { params: { date }, signal }),
  });

/** Glasses fill at once. Quick taps are sent one after the other, so the last one counts; a refused one is taken off again. */
export function useUpdateWater(date: string) {
  const client = useQueryClient();
  const { queryKey } = waterQuery(date);
  const mutationKey = ["water", date];
  return useMutation({
    mutationKey,
    scope: { id: `water ${date}` },
    mutationFn: ({ date: _date, ...body }: WaterIntake) => call<typeof updateWater>("PUT", "/api/water/:date", { params: { date }, body }),
    onMutate: async (water) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, water);
      return before;
    },
    onSuccess: (saved) => {
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(queryKey, saved);
    },
    onError: (_error, refused, before) => {
      client.setQueryData(queryKey, (now) => now && before && takeOff(now, refused, before));
      return client.invalidateQueries({ queryKey });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ["/api/diary/days"] }),
  });
}

/** Other taps may have followed: what this one changed goes, what they changed stays. */
const takeOff = (now: WaterIntake, refused: WaterIntake, before: WaterIntake): WaterIntake => ({
  ...now,
  morningGlasses: now.morningGlasses - refused.morningGlasses + before.morningGlasses,
  afternoonGlasses: now.afternoonGlasses - refused.afternoonGlasses + before.afternoonGlasses,
  eveningGlasses: now.eveningGlasses - refused.eveningGlasses + before.eveningGlasses,
});
