import { useMutation } from "@tanstack/react-query";
import type { readWater, updateWater, WaterIntake } from "#core/contracts/water.ts";
import { WATER_MAX_GLASSES_PER_PERIOD } from "#core/domain/constants.ts";
import { NO_GLASSES, WATER_COUNTS } from "#core/domain/diary/water-periods.ts";
import type { Waiting } from "#web/api/offline/device-store.ts";
import { offlineQuery } from "#web/api/offline/offline-query.ts";
import { defineChange, isKind, outboxOf } from "#web/api/offline/outbox.ts";
import { call } from "#web/lib/http/api-client.ts";
import { today } from "#web/lib/today.ts";

type Glasses = Omit<WaterIntake, "date">;

interface Taps {
  date: string;
  glasses: Glasses;
  /** What the person saw: the server adds the difference, so that another device's glasses stay. */
  basedOn: Glasses;
}

export const waterQuery = (date: string) =>
  offlineQuery({
    queryKey: waterKey(date),
    read: (signal) => call<typeof readWater>("GET", "/api/water/:date", { params: { date }, signal }),
    show: (water, waiting) =>
      waiting.reduce((now, item) => (isKind(item, TAPS) && item.payload.date === date ? add(now, item.payload) : now), water),
    otherwise: () => (date >= today() ? { date, ...NO_GLASSES } : undefined),
  });

const TAPS = defineChange<Taps, WaterIntake>({
  kind: "water",
  send: ({ date, glasses, basedOn }, { wasTried, signal }) =>
    call<typeof updateWater>("PUT", "/api/water/:date", {
      params: { date },
      body: { ...glasses, basedOn, ...(wasTried && { isRepeat: true }) },
      signal,
    }),
  showsIn: ({ date }) => [waterKey(date)],
  settle: (_known, _taps, saved) => saved,
  follow: (client) => void client.invalidateQueries({ queryKey: ["/api/diary/days"] }),
  words: () => "Water",
});

/** Glasses fill at once. Quick taps are sent one after the other; a refused one is taken off again. */
export function useUpdateWater(date: string) {
  return useMutation({
    mutationFn: ({ date: _date, ...glasses }: WaterIntake, { client }) => {
      const { date: _seen, ...basedOn } = client.getQueryData(waterQuery(date).queryKey) ?? { date, ...NO_GLASSES };
      return outboxOf(client).deliver(TAPS, { date, glasses, basedOn });
    },
  });
}

export const isWaterWaiting = (waiting: readonly Waiting[], date: string): boolean =>
  waiting.some((item) => item.isLate && isKind(item, TAPS) && item.payload.date === date);

function add(water: WaterIntake, { glasses, basedOn }: Taps): WaterIntake {
  const shown = { ...water };
  for (const period of WATER_COUNTS) {
    const sum = water[period] + glasses[period] - basedOn[period];
    shown[period] = Math.min(WATER_MAX_GLASSES_PER_PERIOD, Math.max(0, sum));
  }
  return shown;
}

function waterKey(date: string) {
  return ["/api/water", date] as const;
}
