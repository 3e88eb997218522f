import { BookmarkSimpleIcon } from "@phosphor-icons/react/dist/csr/BookmarkSimple";
import type { RecipeCard as Recipe } from "#core/contracts/recipes/recipes.ts";
import { useSavedRecipes, useSaveRecipe } from "#web/api/recipes/saved-recipes.ts";
import { noRoom } from "#web/components/diary/limit-message.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

type SavableRecipe = Pick<Recipe, "slug" | "name">;

interface SaveRecipeIconProps {
  recipe: SavableRecipe;
  /** Passed on by the list, because a subscription of each card would cost much; undefined while loading. */
  saved: readonly string[] | undefined;
  className?: string;
}

/** A round button for the corner of a card. */
export function SaveRecipeIcon({ recipe, saved, className }: SaveRecipeIconProps) {
  const { isSaved, isLoaded, toggle } = useSaveToggle(recipe, saved);
  return (
    <IconButton
      label={texts("recipes")("save.label", { name: recipe.name })}
      aria-pressed={isSaved}
      disabled={!isLoaded}
      onClick={toggle}
      className={className}
    >
      <BookmarkSimpleIcon weight={isSaved ? "fill" : "bold"} />
    </IconButton>
  );
}

export function SaveRecipeButton({ recipe }: { recipe: SavableRecipe }) {
  const { isSaved, isLoaded, toggle } = useSaveToggle(recipe, useSavedRecipes());
  return (
    <Button aria-label={texts("recipes")("save.label", { name: recipe.name })} aria-pressed={isSaved} disabled={!isLoaded} onClick={toggle}>
      <BookmarkSimpleIcon weight={isSaved ? "fill" : "bold"} />
    </Button>
  );
}

function useSaveToggle({ slug, name }: SavableRecipe, saved: readonly string[] | undefined) {
  const t = texts("recipes");
  const save = useSaveRecipe();
  // Shown at once, because a list of recipes first has to load the dish that is starred.
  const isSaved = save.isPending ? save.variables.isSaved : (saved?.includes(slug) ?? false);

  function toggle() {
    save.mutate(
      { slug, isSaved: !isSaved },
      {
        onError: (error) => {
          const description = t(isSaved ? "save.notRemoved" : "save.notSaved", { name });
          toast(noRoom(error) ?? { title: texts("shared")("error"), description, kind: "destructive" });
        },
      },
    );
  }

  return { isSaved, isLoaded: saved !== undefined, toggle };
}
