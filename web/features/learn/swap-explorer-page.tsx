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

export function SwapExplorerPage() {
  const foodId = new URLSearchParams(useSearch()).get("food");
  const food = foodId !== null && UUID.test(foodId) ? foodId : undefined;
  const [wish, setWish] = useState<SwapWish>();
  const isSignedIn = useCurrentUser() != null;
  // The former swaps stay visible until the new ones arrive.
  const query = useQuery({ ...swapsQuery(isSignedIn, food, wish), placeholderData: keepPreviousData });
  return (
    <LabPage title="Swap Explorer" lead="Another food for the same job. See what changes, then decide.">
      <CardContent query={query} problem="No swaps came through for this one." skeleton={<Skeleton className="h-96" />}>
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
            <p className="text-muted-foreground text-xs">
              USDA FNDDS 2021-2023, for the portion shown. A swap is an idea, not a grade: all of them have a place.
            </p>
          </div>
        )}
      </CardContent>
    </LabPage>
  );
}

function headingFor(count: number, wish: SwapWish | undefined): string {
  if (count === 3) return "Three for the same job";
  if (count > 0) return "For the same job";
  if (wish === "no nuts") return "Foods like it may all hold nuts. A packet can tell you more.";
  return wish ? `Nothing like it brings ${wish}.` : "Nothing quite like it is in the catalogue.";
}

function StartCard({ from }: { from: Swaps["from"] }) {
  const user = useCurrentUser();
  const isCalm = useIsCalm();
  const [, navigate] = useLocation();
  const [isChoosing, setIsChoosing] = useState(false);
  const visible = from.figures.filter((nutrient) => !isCalm || nutrient.isCalm);
  return (
    <Card className="flex flex-wrap items-center gap-5 max-md:flex-col max-md:text-center">
      <QuizPlate food={from} size={144} />
      <div className="grid gap-1.5 max-md:justify-items-center">
        <p className="font-bold text-muted-foreground text-sm">You start from</p>
        <h2 className="text-2xl">{from.name}</h2>
        <p className="text-muted-foreground">{servingText(from)}</p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 max-md:justify-center">
          {visible.map(({ word, unit, amount }) => (
            <li key={word}>
              <b className="font-display text-lg">{formatAmount(amount)}</b> {unit} {word}
            </li>
          ))}
        </ul>
        {user && (
          <Button size="sm" className="mt-1.5 justify-self-start max-md:justify-self-center" onClick={() => setIsChoosing(true)}>
            <MagnifyingGlassIcon weight="bold" aria-hidden="true" />
            Start from another food
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
  const isCalm = useIsCalm();
  return (
    <fieldset className={CHIP_ROW}>
      <legend className="sr-only">What it should bring</legend>
      <Chip type="radio" name="wish" checked={wish === undefined} onChange={() => onWish(undefined)}>
        Anything
      </Chip>
      {(isCalm ? CALM_WISHES : SWAP_WISHES).map((one) => (
        <Chip key={one} type="radio" name="wish" checked={wish === one} onChange={() => onWish(one)}>
          {one.charAt(0).toUpperCase() + one.slice(1)}
        </Chip>
      ))}
    </fieldset>
  );
}

/** Common foods to start from, also for visitors, who cannot search. */
function OtherStarts({ starts }: { starts: Swaps["starts"] }) {
  return (
    <Card>
      <h2 className="mb-2 text-lg">Or start from one of these</h2>
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
