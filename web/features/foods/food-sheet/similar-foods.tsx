import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { Food, SimilarFood } from "#core/contracts/foods.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { similarFoodsQuery } from "#web/api/foods.ts";
import { FoodPlate } from "#web/components/food/plates/food-plate.tsx";
import { AllergenMark } from "#web/components/food/warnings/allergen-mark.tsx";
import { formatAmount } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { useFoodAddress } from "./use-food-address.ts";

/** Similar foods that contain more of a nutrient. Hidden if there are none or they fail to load. */
export function SimilarFoods({ foodId }: { foodId: string }) {
  const t = texts("foods");
  const { data: similar = [] } = useQuery(similarFoodsQuery(foodId));
  if (similar.length === 0) return null;
  return (
    <section aria-label={t("similar.label")} className="grid gap-3">
      <div>
        <h3>{t("similar.title")}</h3>
        <p className="text-muted-foreground text-sm">{t("similar.text")}</p>
      </div>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {similar.map((entry) => (
          <li key={entry.food.id}>
            <SimilarCard {...entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Hidden for own foods, because only catalog foods have a kind and a role to compare. */
export function SwapLink({ food: { id, isOwn } }: { food: Pick<Food, "id" | "isOwn"> }) {
  if (isOwn) return null;
  return (
    <TextLink asChild className="justify-self-start px-0">
      <Link href={`${APP_PATHS.swapExplorer}?food=${id}`}>{texts("foods")("similar.swaps")}</Link>
    </TextLink>
  );
}

function SimilarCard({ food, label, timesAsMuch }: SimilarFood) {
  const { openFood } = useFoodAddress();
  return (
    <Link
      href={`${APP_PATHS.search}?food=${food.id}`}
      onClick={(event) => {
        // Opens the food without a full navigation, so that the search stays behind the sheet and closing still works.
        event.preventDefault();
        openFood(food.id);
      }}
      className="flex h-full items-center gap-3 rounded-lg p-3 shadow-[inset_0_0_0_1.5px_var(--secondary-edge)] transition-colors duration-150 hover:bg-accent"
    >
      <FoodPlate food={food} size={52} />
      <span className="grid min-w-0">
        <span className="line-clamp-2 font-bold leading-snug">{food.name}</span>
        <span className="text-muted-foreground text-sm">{describeMore(timesAsMuch, asWord(label))}</span>
        <AllergenMark food={food} onlyOwn />
      </span>
    </Link>
  );
}

const MANY_TIMES = 10;

function describeMore(factor: number, nutrient: string): string {
  const t = texts("foods");
  if (factor > MANY_TIMES) return t("similar.addsMany", { factor: MANY_TIMES, nutrient });
  return t("similar.adds", { factor: formatAmount(factor), nutrient });
}

/** The label as used within a sentence. */
const asWord = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);
