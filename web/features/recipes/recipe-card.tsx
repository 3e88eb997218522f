import { CoinsIcon } from "@phosphor-icons/react/dist/csr/Coins";
import { CookingPotIcon } from "@phosphor-icons/react/dist/csr/CookingPot";
import { TimerIcon } from "@phosphor-icons/react/dist/csr/Timer";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { RecipeCard as Recipe } from "#core/contracts/recipes/recipes.ts";
import { isRestChecked } from "#core/domain/allergens/food-allergens.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { CATEGORY_WELLS } from "#web/components/food/food-categories.ts";
import { FoodPlate } from "#web/components/food/plates/food-plate.tsx";
import { AllergenMark } from "#web/components/food/warnings/allergen-mark.tsx";
import { cn } from "#web/lib/class-names.ts";
import { formatKcal, formatWithUnit } from "#web/lib/format/amounts.ts";
import { formatList } from "#web/lib/format/numbers.ts";
import { texts } from "#web/texts/texts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { allergenBadge, equipmentText, groupName, timeText } from "./recipe-texts.ts";
import { SaveRecipeIcon } from "./save-recipe-button.tsx";

interface RecipeCardProps {
  recipe: Recipe;
  /** The slugs of the recipes that the user saved; undefined while loading. */
  saved: readonly string[] | undefined;
  eager: boolean;
}

/** The whole card is a link to the recipe; members can also save the recipe. */
export function RecipeCard({ recipe, saved, eager }: RecipeCardProps) {
  const user = useCurrentUser();
  const { slug, name, category, allergens, diet } = recipe;
  const t = texts("recipes");
  return (
    <article className="far-100 relative grid content-start overflow-hidden rounded-xl bg-card shadow-[var(--shadow-1),inset_0_0_0_1px_var(--card-line)] has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-ring">
      <div className={cn("grid place-items-center py-4", CATEGORY_WELLS[category])}>
        <span className="rounded-full bg-card p-1.5">
          <FoodPlate food={recipe} size={124} eager={eager} />
        </span>
      </div>
      <div className="grid gap-2.5 p-5">
        <h2 className="text-xl">
          <Link href={`${APP_PATHS.recipes}/${slug}`} className="no-underline outline-none after:absolute after:inset-0">
            {name}
          </Link>
        </h2>
        <RecipeFacts recipe={recipe} />
        <p className="flex flex-wrap gap-1.5">
          <Badge tone={diet === "vegan" || diet === "vegetarian" ? "success" : "neutral"}>{t(`diet.${diet}`)}</Badge>
          <Badge tone={allergens.contains.length === 0 && isRestChecked(allergens) ? "success" : "neutral"}>
            {allergenBadge(allergens)}
          </Badge>
          <AllergenMark food={recipe} onlyOwn />
        </p>
        <ServingLine recipe={recipe} />
      </div>
      {user && (
        <SaveRecipeIcon
          recipe={recipe}
          saved={saved}
          className="absolute top-2.5 end-2.5 rounded-full bg-card text-foreground print:hidden"
        />
      )}
    </article>
  );
}

/** Shows the time, equipment and cost. */
export function RecipeFacts({ recipe, children }: { recipe: Recipe; children?: ReactNode }) {
  return (
    <ul className="flex flex-wrap gap-x-3.5 gap-y-1 text-[0.9375rem] [&_li]:inline-flex [&_li]:items-center [&_li]:gap-1.5 [&_svg]:size-[1.125rem] [&_svg]:shrink-0">
      <li>
        <TimerIcon weight="bold" aria-hidden="true" />
        {timeText(recipe)}
      </li>
      <li>
        <CookingPotIcon weight="bold" aria-hidden="true" />
        {equipmentText(recipe.equipment)}
      </li>
      <li>
        <CoinsIcon weight="bold" aria-hidden="true" />
        {texts("recipes")(`budget.${recipe.costBand}`)}
      </li>
      {children}
    </ul>
  );
}

function ServingLine({ recipe: { calories, protein, groups } }: { recipe: Recipe }) {
  const t = texts("recipes");
  if (useIsCalm()) {
    const names = formatList(groups.map(groupName));
    return <p className="text-[0.9375rem] text-muted-foreground">{groups.length > 0 && t("brings", { groups: names })}</p>;
  }
  // Calories are rounded to tens, as is usual for recipes.
  const kcal = calories === null ? null : Math.round(calories / 10) * 10;
  return (
    <p className="text-[0.9375rem] text-muted-foreground">
      {t.rich("serving", {
        kcal: formatKcal(kcal),
        protein: formatWithUnit(protein === null ? null : Math.round(protein), "g"),
        big: (text) => <b className="font-display text-foreground text-lg">{text}</b>,
        b: (text) => <b className="text-foreground">{text}</b>,
      })}
    </p>
  );
}
