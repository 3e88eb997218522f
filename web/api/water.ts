import { useMutation } from "@tanstack/react-query";
import type { readWater, updateWater, WaterIntake } from "#core/contracts/water.ts";
import { NO_GLASSES } from "#core/domain/diary/water-periods.ts";
import { offlineQuery } from "#web/api/offline/offline-query.ts";
import { defineChange } from "#web/api/offline/outbox/change-kinds.ts";
import { projectWater, type Taps } from "#web/api/offline/outbox/projection.ts";
import { getSender } from "#web/api/offline/outbox/sender.ts";
import { call } from "#web/lib/http/api-client.ts";
import { today } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { applyConfirmedChange, daysKeys, isDays, refreshDays } from "./diary.ts";

export const waterQuery = (date: string) =>
  offlineQuery({
    queryKey: waterKey(date),
    read: (signal) => call<typeof readWater>("GET", "/api/water/:date", { params: { date }, signal }),
    project: projectWater,
    fallback: () => (date >= today() ? { date, ...NO_GLASSES } : undefined),
  });

const TAPS = defineChange<Taps, WaterIntake>({
  kind: "water",
  send: ({ date, glasses, basedOn }, { wasTried, signal }) =>
    call<typeof updateWater>("PUT", "/api/water/:date", {
      params: { date },
      body: { ...glasses, basedOn, ...(wasTried && { isRepeat: true }) },
      signal,
    }),
  showsIn: ({ date }, client) => [waterKey(date), ...daysKeys(client)],
  settle: (stored, taps, saved, queryKey) => (isDays(queryKey) ? applyConfirmedChange(stored, queryKey, "water", taps) : saved),
  refetch: refreshDays,
  label: () => texts("shared")("change.water"),
});

/** Glasses fill immediately. Quick taps are sent one after the other, and a rejected one is reverted. */
export function useUpdateWater(date: string) {
  return useMutation({
    mutationFn: ({ date: _date, ...glasses }: WaterIntake, { client }) => {
      const { date: _seen, ...basedOn } = client.getQueryData(waterQuery(date).queryKey) ?? { date, ...NO_GLASSES };
      return getSender(client).deliver(TAPS, { date, glasses, basedOn });
    },
  });
}

function waterKey(date: string) {
  return ["/api/water", date] as const;
}
