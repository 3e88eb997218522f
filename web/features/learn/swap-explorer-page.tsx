import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import type { Swaps } from "#core/contracts/learn/learn-labs.ts";
import { SWAP_WISHES, type SwapWish } from "#core/domain/questions/swap-wishes.ts";
import { swapsQuery } from "#web/api/learn/learn-labs.ts";
import type { OpenPageQueries, PageQueries } from "#web/api/page-queries.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { QuizPlate } from "#web/components/food/plates/quiz-plate.tsx";
import { formatAmount } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { CHIP_ROW, Chip } from "#web/ui/forms/choices.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { LabPage } from "./lab-page.tsx";
import { SwapCard, servingText, swapExplorerPath } from "./swaps/swap-card.tsx";

const StartFoodDialog = lazy(async () => ({ default: (await import("./swaps/start-food-dialog.tsx")).StartFoodDialog }));

export const openSwapQueries: OpenPageQueries = () => [swapsQuery(false)];
export const swapQueries: PageQueries = () => [swapsQuery(true)];

const UUID = /^[0-9a-f-]{36}$/;
/** Calm mode hides the grams of fiber and protein, so these wishes would have no visible effect. */
const CALM_WISHES: readonly SwapWish[] = ["more iron", "no nuts"];

const WISH_KEYS = { "more fiber": "fiber", "more protein": "protein", "more iron": "iron", "no nuts": "noNuts" } as const;

export function SwapExplorerPage() {
  const t = texts("labs");
  const foodId = new URLSearchParams(useSearch()).get("food");
  const food = foodId !== null && UUID.test(foodId) ? foodId : undefined;
  const [wish, setWish] = useState<SwapWish>();
  const isSignedIn = useCurrentUser() != null;
  // The former swaps stay visible until the new ones arrive.
  const query = useQuery({ ...swapsQuery(isSignedIn, food, wish), placeholderData: keepPreviousData });
  return (
    <LabPage title={texts("learn")("labs.swaps")} lead={t("swaps.lead")}>
      <CardContent query={query} problem={t("swaps.problem")} skeleton={<Skeleton className="h-96" />}>
        {({ from, others, starts }) => (
          <div className="grid gap-4 md:gap-5">
            <StartCard from={from} />
            <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-3 md:flex md:flex-wrap md:justify-between">
              <h2 className="text-xl">{headingFor(others.length, wish)}</h2>
              <Wishes wish={wish} onWish={setWish} />
            </div>
            <ul className="grid gap-4 md:gap-5 lg:grid-cols-3">
              {others.map((other) => (
                <li key={other.id}>
                  <SwapCard other={other} />
                </li>
              ))}
            </ul>
            <OtherStarts starts={starts} />
            <p className="text-muted-foreground text-xs">{t("swaps.note")}</p>
          </div>
        )}
      </CardContent>
    </LabPage>
  );
}

function headingFor(count: number, wish: SwapWish | undefined): string {
  const t = texts("labs");
  if (count === 3) return t("swaps.three");
  if (count > 0) return t("swaps.some");
  return wish ? t(`swaps.none.${WISH_KEYS[wish]}`) : t("swaps.none");
}

function StartCard({ from }: { from: Swaps["from"] }) {
  const t = texts("labs");
  const user = useCurrentUser();
  const isCalm = useIsCalm();
  const [, navigate] = useLocation();
  const [isChoosing, setIsChoosing] = useState(false);
  const visible = from.figures.filter((nutrient) => !isCalm || nutrient.isCalm);
  return (
    <Card className="flex flex-wrap items-center gap-5 max-md:flex-col max-md:text-center">
      <QuizPlate food={from} size={144} />
      <div className="grid gap-1.5 max-md:justify-items-center">
        <p className="font-bold text-muted-foreground text-sm">{t("swaps.from")}</p>
        <h2 className="text-2xl">{from.name}</h2>
        <p className="text-muted-foreground">{servingText(from)}</p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 max-md:justify-center">
          {visible.map(({ word, unit, amount }) => (
            <li key={word}>
              {t.rich("swaps.amount", {
                amount: formatAmount(amount),
                unit,
                nutrient: word,
                b: (text) => <b className="font-display text-lg">{text}</b>,
              })}
            </li>
          ))}
        </ul>
        {user && (
          <Button size="sm" className="mt-1.5 justify-self-start max-md:justify-self-center" onClick={() => setIsChoosing(true)}>
            <MagnifyingGlassIcon weight="bold" aria-hidden="true" />
            {t("swaps.startOther")}
          </Button>
        )}
      </div>
      {isChoosing && (
        <Suspense>
          <StartFoodDialog
            onClose={() => setIsChoosing(false)}
            onChoose={({ id }) => {
              setIsChoosing(false);
              navigate(swapExplorerPath(id));
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}

function Wishes({ wish, onWish }: { wish: SwapWish | undefined; onWish: (wish: SwapWish | undefined) => void }) {
  const t = texts("labs");
  const isCalm = useIsCalm();
  return (
    <fieldset className={CHIP_ROW}>
      <legend className="sr-only">{t("wish.label")}</legend>
      <Chip type="radio" name="wish" checked={wish === undefined} onChange={() => onWish(undefined)}>
        {t("wish.any")}
      </Chip>
      {(isCalm ? CALM_WISHES : SWAP_WISHES).map((one) => (
        <Chip key={one} type="radio" name="wish" checked={wish === one} onChange={() => onWish(one)}>
          {t(`wish.${WISH_KEYS[one]}`)}
        </Chip>
      ))}
    </fieldset>
  );
}

/** Common foods to start from, also for visitors, who cannot search. */
function OtherStarts({ starts }: { starts: Swaps["starts"] }) {
  return (
    <Card>
      <h2 className="mb-2 text-lg">{texts("labs")("swaps.starts")}</h2>
      <ul className="flex flex-wrap gap-x-4">
        {starts.map(({ id, name }) => (
          <li key={id}>
            <TextLink asChild>
              <Link href={swapExplorerPath(id)}>{name}</Link>
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
