import { BookOpenIcon } from "@phosphor-icons/react/dist/csr/BookOpen";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { CookingPotIcon } from "@phosphor-icons/react/dist/csr/CookingPot";
import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { Link } from "wouter";
import type { Food } from "#core/contracts/foods.ts";
import type { Suggestion } from "#core/contracts/suggestions.ts";
import type { MealType } from "#core/domain/diary/meals.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { householdWords } from "#web/components/calm/household-words.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { servingsText } from "#web/components/diary/servings-text.ts";
import { gramsText } from "#web/components/food/portions/portion-amounts.ts";
import { cn } from "#web/lib/class-names.ts";
import { formatList } from "#web/lib/format/numbers.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { recipeIn } from "./find-suggested-recipe.ts";
import { useLogSuggestion } from "./use-log-suggestion.ts";

export interface SuggestionProps {
  suggestion: Suggestion;
  mealType: MealType;
}

const HALF_CUP = "½ cup";

export const searchPath = (name: string): string => `${APP_PATHS.search}?q=${encodeURIComponent(name)}`;

/** '150 g · USDA' */
export const servingAndSource = ({ grams, source }: Suggestion): string =>
  grams === null ? source : texts("suggestions")("servingAndSource", { grams: gramsText(grams), source });

/** Shown for a suggestion that is one of our recipes. */
export function RecipeNote({ suggestion, className }: { suggestion: Suggestion; className?: string }) {
  const recipe = recipeIn(suggestion);
  if (!recipe) return null;
  return <p className={cn("text-sm", className)}>{texts("suggestions")("recipe", { servings: servingsText(recipe.servings) })}</p>;
}

/** The food that the picture shows and 'Learn more' opens; the first one if there are several. */
export const mainFood = ({ food, parts = [] }: Suggestion): Food | null => food ?? parts[0]?.food ?? null;

/** Lists the foods of a combined suggestion, each with its amount. */
export function Parts({ parts = [], className }: Pick<Suggestion, "parts"> & { className?: string }) {
  const isCalm = useIsCalm();
  if (parts.length < 2) return null;
  return (
    <ul aria-label={texts("suggestions")("parts")} className={cn("grid gap-0.5 text-sm", className)}>
      {parts.map(({ food, grams }) => (
        <li key={food.id} className="flex justify-between gap-3">
          <span className="[overflow-wrap:anywhere]">{food.name}</span>
          <span className="max-w-1/2 shrink-0 text-end">
            {isCalm && food.portions.length > 0 ? householdWords(food, grams) : amountIn(food, grams)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** '2 × 1 egg (100 g)' if the amount is a whole number of portions, otherwise '140 g'. */
function amountIn({ portions }: Food, weight: number): string {
  const t = texts("suggestions");
  const grams = gramsText(weight);
  const [usual] = portions;
  const times = usual ? weight / usual.grams : 0;
  const whole = Math.round(times);
  const isWhole = usual !== undefined && whole >= 1 && Math.abs(times - whole) < 0.04;
  if (!isWhole) return t("grams", { grams });
  if (usual.label !== HALF_CUP || whole === 1) return t("portions", { count: whole, portion: usual.label, grams });
  // '1½ cups' reads better than '3 × ½ cup'.
  return t("cups", { halves: whole, amount: `${Math.floor(whole / 2)}${whole % 2 === 1 ? "½" : ""}`, grams });
}

/** A calm warning for users who have to avoid an ingredient. */
export function MayContain({ mayContain, unknownAllergens = [] }: Pick<Suggestion, "mayContain" | "unknownAllergens">) {
  const t = texts("suggestions");
  const unknown = unknownAllergens.filter((allergen) => !mayContain.includes(allergen));
  if (mayContain.length + unknown.length === 0) return null;
  return (
    <p role="note" className="flex items-start gap-2 rounded-md bg-sun-soft px-3 py-2 text-foreground text-sm">
      <WarningIcon weight="fill" size={18} aria-hidden="true" className="mt-px shrink-0 text-sun-ink" />
      <span>
        {mayContain.length > 0 && `${t("mayContain", { allergens: formatList(mayContain) })} `}
        {unknown.length > 0 && `${t("unknownAllergens", { allergens: formatList(unknown) })} `}
        {t("checkLabel")}
      </span>
    </p>
  );
}

/** Each with its text, such as 'Soy yogurt with peach (may contain tree nuts)'. */
export const listAlternatives = ({ alternatives, alternativesMayContain = [] }: Suggestion): { name: string; text: string }[] =>
  alternatives.map((name, index) => {
    const mayContain = alternativesMayContain[index] ?? [];
    if (mayContain.length === 0) return { name, text: name };
    return { name, text: texts("suggestions")("alternativeMayContain", { name, allergens: formatList(mayContain) }) };
  });

interface ActionsProps extends SuggestionProps {
  /** Whether the buttons are on the highlighted card, which has space for labels. */
  isLoud?: boolean;
}

/** Buttons to log and open the food. An unknown food can be searched for. */
export function SuggestionActions({ suggestion, mealType, isLoud = false }: ActionsProps) {
  const t = texts("suggestions");
  const { name } = suggestion;
  const food = mainFood(suggestion);
  const recipe = recipeIn(suggestion);
  const { log, isPending, isLogged } = useLogSuggestion(mealType);
  if (!food) {
    return (
      <Button asChild variant={isLoud ? "secondary" : "soft"}>
        <Link href={searchPath(name)} aria-label={t("lookUpNamed", { name })}>
          <MagnifyingGlassIcon weight="bold" />
          {t("lookUp")}
        </Link>
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant={isLoud ? "secondary" : "soft"}
        className="grow px-3"
        pending={isPending}
        pendingText={t("adding")}
        aria-label={isPending ? undefined : t(isLogged ? "addedNamed" : "addNamed", { name })}
        aria-disabled={isLogged || undefined}
        onClick={isLogged ? undefined : () => void log(suggestion)}
      >
        {isLogged ? <CheckIcon weight="bold" /> : <PlusIcon weight="bold" />}
        {t(isLogged ? "added" : "add")}
      </Button>
      <Button asChild variant={isLoud ? "ghost" : "soft"} className={isLoud ? "text-hero-foreground hover:bg-hero-2" : "px-3.5"}>
        {recipe ? (
          <Link href={`${APP_PATHS.recipes}/${recipe.slug}`} aria-label={t("openRecipeNamed", { name })}>
            <CookingPotIcon weight="bold" />
            {isLoud && t("openRecipe")}
          </Link>
        ) : (
          <Link href={`${APP_PATHS.search}?food=${food.id}`} aria-label={t("learnMoreNamed", { name: suggestion.food ? name : food.name })}>
            <BookOpenIcon weight="bold" />
            {isLoud && t("learnMore")}
          </Link>
        )}
      </Button>
    </div>
  );
}
