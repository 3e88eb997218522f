import { MinusIcon } from "@phosphor-icons/react/dist/csr/Minus";
import { MoonStarsIcon } from "@phosphor-icons/react/dist/csr/MoonStars";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { SunIcon } from "@phosphor-icons/react/dist/csr/Sun";
import { SunHorizonIcon } from "@phosphor-icons/react/dist/csr/SunHorizon";
import { useRef } from "react";
import { WATER_MAX_GLASSES_PER_PERIOD } from "#core/domain/diary/limits.ts";
import { texts } from "#web/texts/texts.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

const WATER_DISPLAY_MAX_GLASSES = 3;
const WATER_DECREMENT_FLOOR_GLASSES = 2;

export const WATER_PERIODS = [
  { name: "morningGlasses", Icon: SunHorizonIcon },
  { name: "afternoonGlasses", Icon: SunIcon },
  { name: "eveningGlasses", Icon: MoonStarsIcon },
] as const;

export type WaterPeriod = (typeof WATER_PERIODS)[number];

const DRAWN = Array.from({ length: WATER_DISPLAY_MAX_GLASSES }, (_, index) => index);

interface WaterPeriodRowProps {
  period: WaterPeriod;
  glasses: number;
  onTap: (change: 1 | -1) => void;
}

export function WaterPeriodRow({ period: { name, Icon }, glasses, onTap }: WaterPeriodRowProps) {
  const t = texts("water");
  const plus = useRef<HTMLButtonElement>(null);
  const takeOne = () => {
    // At the minimum the minus button becomes disabled, so the focus moves to the plus button.
    if (glasses - 1 <= WATER_DECREMENT_FLOOR_GLASSES) plus.current?.focus();
    onTap(-1);
  };
  return (
    <li className="grid min-h-16 grid-cols-[1fr_auto] items-center gap-x-2 gap-y-1 py-2 min-[24.25rem]:grid-cols-[6.25rem_1fr_auto]">
      <span className="flex items-center gap-2 font-bold text-[0.9375rem]">
        <Icon weight="fill" size={18} aria-hidden="true" className="shrink-0 text-muted-foreground" />
        {t(`period.${name}`)}
      </span>
      <span aria-hidden="true" className="flex gap-1 max-[24.25rem]:row-start-2 md:gap-1.5">
        {DRAWN.map((index) => (
          <Glass key={index} isFull={index < glasses} />
        ))}
      </span>
      <span className="flex items-center max-[24.25rem]:row-span-2">
        <IconButton
          label={t(`less.${name}`)}
          disabled={glasses <= WATER_DECREMENT_FLOOR_GLASSES}
          onClick={takeOne}
          className="rounded-full text-foreground shadow-[inset_0_0_0_1.5px_var(--secondary-edge)]"
        >
          <MinusIcon weight="bold" />
        </IconButton>
        <b className="min-w-8 text-center font-display font-extrabold text-lg">
          {glasses}
          <span className="sr-only"> {t("glasses", { count: glasses })}</span>
        </b>
        <IconButton
          ref={plus}
          label={t(`more.${name}`)}
          disabled={glasses >= WATER_MAX_GLASSES_PER_PERIOD}
          onClick={() => onTap(1)}
          className="rounded-full bg-water-soft text-water hover:bg-water-soft hover:text-water hover:brightness-95 dark:hover:brightness-125"
        >
          <PlusIcon weight="bold" />
        </IconButton>
      </span>
    </li>
  );
}

const OUTLINE = "M4 3h26l-3.2 35.2A4 4 0 0 1 22.8 42H11.2a4 4 0 0 1-4-3.8Z";
const WATER = "M6.2 15c3.6-2.4 7.2-2.4 10.8 0s7.2 2.4 10.8 0l-1.9 21.7A3 3 0 0 1 22.9 39.5H11.1a3 3 0 0 1-3-2.8Z";

function Glass({ isFull }: { isFull: boolean }) {
  return (
    <svg viewBox="0 0 34 44" width={23} height={30} strokeWidth={2.5} strokeLinejoin="round" aria-hidden="true">
      {isFull ? (
        <>
          <path d={OUTLINE} className="fill-water-soft stroke-water" />
          <path
            d={WATER}
            className="origin-bottom fill-water transition-transform duration-300 ease-glide [transform-box:fill-box] starting:scale-y-0"
          />
        </>
      ) : (
        <path d={OUTLINE} fill="none" strokeDasharray="3 4" className="stroke-input" />
      )}
    </svg>
  );
}
