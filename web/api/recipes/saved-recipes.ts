import { useMutation, useQuery } from "@tanstack/react-query";
import { RECIPE_SOURCE } from "#core/domain/recipes/recipe-choices.ts";
import { deliverStar, starredFoodsQuery } from "#web/api/foods.ts";
import { recipeQuery } from "#web/api/recipes/recipes.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";

/** The slugs of the recipes that the user saved, which means that their dishes are starred; undefined while loading and for visitors. */
export function useSavedRecipes(): readonly string[] | undefined {
  const user = useCurrentUser();
  const { data } = useQuery({ ...starredFoodsQuery, enabled: Boolean(user) });
  return data?.flatMap(({ source, sourceCode }) => (source === RECIPE_SOURCE && sourceCode !== null ? [sourceCode] : []));
}

export function useSaveRecipe() {
  return useMutation({
    mutationFn: async ({ slug, isSaved }: { slug: string; isSaved: boolean }, { client }) => {
      const { food } = await client.ensureQueryData(recipeQuery(slug));
      await deliverStar(client, { food, isStarred: isSaved });
    },
  });
}
