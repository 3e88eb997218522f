import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useRef, useState } from "react";
import { Link } from "wouter";
import type { Food } from "#core/contracts/foods.ts";
import { OWN_RECIPE_SOURCE } from "#core/domain/recipes/own-recipe.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { foodQuery } from "#web/api/foods.ts";
import { PROVIDER_NAMES } from "#web/components/ai/ai-provider.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { AddToDiary } from "#web/components/diary/add-to-diary.tsx";
import { CategoryBadge } from "#web/components/food/category-badge.tsx";
import { CATEGORY_WELLS } from "#web/components/food/food-categories.ts";
import { FoodPlate } from "#web/components/food/plates/food-plate.tsx";
import { type ChosenAmount, listPortions } from "#web/components/food/portions/portion-amounts.ts";
import { ProductSourceText } from "#web/components/food/product-source.tsx";
import { StarButton } from "#web/components/food/star-button.tsx";
import { ReportText } from "#web/components/report/report-text.tsx";
import { cn } from "#web/lib/class-names.ts";
import { formatKcal, formatPercent } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Sheet, SheetContent, SheetTitle } from "#web/ui/dialogs/sheet.tsx";
import { useReturnFocus } from "#web/ui/dialogs/use-return-focus.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { CalmSheetBody } from "./calm-sheet-body.tsx";
import { FoodSheetBody } from "./food-sheet-body.tsx";
import { FoodSheetProblem, FoodSheetSkeleton } from "./food-sheet-states.tsx";

const DeleteFood = lazy(async () => ({ default: (await import("./delete-food.tsx")).DeleteFood }));

interface FoodSheetProps {
  foodId: string;
  /** Called after the closing animation. */
  onClose: () => void;
}

/** Shows all data of a food next to the page that it was opened from. */
export function FoodSheet({ foodId, onClose }: FoodSheetProps) {
  const { data: food, error, refetch, isFetching } = useQuery(foodQuery(foodId));
  const problem = food || isFetching ? null : error;
  const { isOpen, close, focus } = useClosing(onClose);
  return (
    <Sheet open={isOpen} onOpenChange={(open) => !open && close()}>
      <SheetContent
        aria-describedby={undefined}
        // The background behind the grabber, and behind the top when it is pulled down.
        className={cn("h-[92dvh] overflow-hidden p-0 pt-3 md:h-auto md:p-0", !problem && "bg-muted", food && CATEGORY_WELLS[food.category])}
        {...focus}
      >
        {food && <FoodOnSheet key={food.id} food={food} onDone={close} />}
        {problem && <FoodSheetProblem error={problem} onRetry={() => void refetch()} onClose={close} />}
        {!food && !problem && <FoodSheetSkeleton />}
      </SheetContent>
    </Sheet>
  );
}

/** The page unmounts the sheet only after its closing animation. */
function useClosing(onClosed: () => void) {
  const [isOpen, setIsOpen] = useState(true);
  const isClosing = useRef(false);
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();

  function close() {
    isClosing.current = true;
    setIsOpen(false);
  }

  function leave(event: Event) {
    onCloseAutoFocus(event);
    if (isClosing.current) onClosed();
  }

  return { isOpen, close, focus: { onOpenAutoFocus, onCloseAutoFocus: leave } };
}

function FoodOnSheet({ food, onDone }: { food: Food; onDone: () => void }) {
  const [portions] = useState(() => listPortions(food.portions));
  const [usual] = portions;
  const [amount, setAmount] = useState<ChosenAmount>({ grams: usual.grams, portion: usual });
  const isCalm = useIsCalm();
  const body = { food, portions, amount, onChange: setAmount };
  return (
    <>
      {/* Placed next to the close button and outside the scrolling area, so that no content scrolls below it. */}
      <div className="-mt-3 mb-2 flex h-11 shrink-0 items-center gap-2 pe-16 ps-5 md:mt-4 md:ps-7">
        <CategoryBadge category={food.category} className="bg-card" />
        <StarButton food={food} className="bg-card" />
      </div>
      <div className="relative flex grow flex-col overflow-y-auto overscroll-contain">
        <Header food={food} />
        <div className="grow bg-card">
          {isCalm ? <CalmSheetBody {...body} /> : <FoodSheetBody {...body} />}
          {!food.isOwn && (
            <div className="px-5 pb-4 md:px-7">
              <ReportText kind="food" textId={food.id} />
            </div>
          )}
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 border-border border-t bg-card px-5 pt-3.5 pb-[calc(0.5rem+env(safe-area-inset-bottom))] md:px-7 md:pt-4 md:pb-2.5">
        <AddToDiary food={food} amount={amount} onAdded={onDone} />
        <Source food={food} onDeleted={onDone} />
      </div>
    </>
  );
}

function Header({ food }: { food: Food }) {
  const isCalm = useIsCalm();
  return (
    <div className="flex items-center gap-5 px-5 pb-5 md:px-7">
      <span className="shrink-0 rounded-full bg-card p-2 shadow-card">
        <FoodPlate food={food} size={148} />
      </span>
      <div className="grid min-w-0 justify-items-start gap-1.5">
        <SheetTitle className="hyphens-auto text-pretty break-words font-extrabold text-xl md:text-2xl">{food.name}</SheetTitle>
        <p className="text-[0.9375rem]">{facts(food, isCalm)}</p>
      </div>
    </div>
  );
}

function facts({ calories, otherNutrients, isOwn, product }: Food, isCalm: boolean): string {
  const t = texts("foods");
  const water = otherNutrients?.waterG;
  const parts = [
    !isCalm && t("sheet.energy", { kcal: formatKcal(calories), basis: product?.basis ?? "100 g" }),
    water !== undefined && t("sheet.water", { share: formatPercent(water) }),
    isOwn && t("sheet.own"),
  ];
  return parts.filter(Boolean).join(" · ");
}

function Source({ food, onDeleted }: { food: Food; onDeleted: () => void }) {
  const t = texts("foods");
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <p className="text-muted-foreground text-sm">
        {t.rich("sheet.source", {
          source: <span>{food.product ? <ProductSourceText product={food.product} /> : describeSource(food)}</span>,
          hidden: (text) => <span className="sr-only">{text}</span>,
        })}
      </p>
      {/* Own foods have no link to copy, because other users cannot open them. */}
      {food.source === OWN_RECIPE_SOURCE ? (
        <TextLink asChild>
          <Link href={APP_PATHS.ownRecipes}>{t("sheet.myRecipes")}</Link>
        </TextLink>
      ) : food.isOwn ? (
        <Suspense>
          <DeleteFood food={food} onDeleted={onDeleted} />
        </Suspense>
      ) : (
        <CopyButton
          text={`${window.location.origin}${APP_PATHS.search}?food=${food.id}`}
          label={t("sheet.copyLink")}
          size="sm"
          description={t("sheet.copied")}
        />
      )}
    </div>
  );
}

/** 'USDA FNDDS 2021-2023 · 11100000' */
function describeSource({ source, sourceCode, aiProvider }: Food): string {
  const t = texts("foods");
  if (aiProvider) return t("source.ai", { provider: PROVIDER_NAMES[aiProvider] });
  if (!source) return t("source.own");
  if (source === OWN_RECIPE_SOURCE) return t("source.recipe");
  return sourceCode ? `${source} · ${sourceCode}` : source;
}
