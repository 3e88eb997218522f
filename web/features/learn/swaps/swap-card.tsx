import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { Link } from "wouter";
import type { SwapFood, Swaps } from "#core/contracts/learn/learn-labs.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { QuizPlate } from "#web/components/food/plates/quiz-plate.tsx";
import { amountText } from "#web/components/food/portions/portion-amounts.ts";
import { formatAmount } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

/** The Swap Explorer with another food to start from. */
export const swapExplorerPath = (id: string): string => `${APP_PATHS.swapExplorer}?food=${id}`;

/** '1 cup (40 g)', because changes are between usual servings, which can differ in weight. */
export const servingText = ({ serving, grams }: Pick<SwapFood, "serving" | "grams">): string =>
  amountText({ grams, portion: { label: serving, grams } });

/** Increases and decreases look the same, because neither is judged. */
export function SwapCard({ other }: { other: Swaps["others"][number] }) {
  const t = texts("labs");
  const user = useCurrentUser();
  const isCalm = useIsCalm();
  const changes = other.changes.filter((change) => !isCalm || change.isCalm);
  return (
    <Card className="grid h-full grid-rows-[auto_1fr_auto] gap-3">
      <div className="flex items-center gap-4">
        <QuizPlate food={other} size={80} />
        <div>
          <h3 className="text-lg">{other.name}</h3>
          <p className="text-muted-foreground text-sm">{servingText(other)}</p>
        </div>
      </div>
      <ul className="flex flex-wrap content-start gap-2">
        {changes.map(({ word, unit, difference }) => (
          <li key={word} className="rounded-full bg-muted px-3 py-1 text-sm">
            {t.rich("swaps.change", {
              amount: `${difference > 0 ? "+" : "−"}${formatAmount(Math.abs(difference))}`,
              unit,
              nutrient: word,
              b: (text) => <span className="font-bold">{text}</span>,
            })}
          </li>
        ))}
        {changes.length === 0 && <li className="rounded-full bg-muted px-3 py-1 text-sm">{t("swaps.noChange")}</li>}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {user && (
          <Button asChild size="sm">
            {/* The food's sheet, where the portion and the meal are chosen. */}
            <Link href={`${APP_PATHS.search}?food=${other.id}`} aria-label={t("swaps.logFood", { food: other.name })}>
              <PlusIcon weight="bold" aria-hidden="true" />
              {t("swaps.log")}
            </Link>
          </Button>
        )}
        <TextLink asChild className="px-0">
          <Link href={swapExplorerPath(other.id)} aria-label={t("swaps.exploreFood", { food: other.name })}>
            {t("swaps.explore")}
          </Link>
        </TextLink>
      </div>
    </Card>
  );
}
