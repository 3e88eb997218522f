import { FileArrowUpIcon } from "@phosphor-icons/react/dist/csr/FileArrowUp";
import { type ChangeEvent, useState } from "react";
import { useLocation } from "wouter";
import type { ImportedRecipe } from "#core/domain/recipes/imports/imported-recipe.ts";
import { RECIPE_FILE_MAX_BYTES, readRecipeFile } from "#core/domain/recipes/imports/read-recipe-file.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "#web/ui/dialogs/dialog.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Textarea } from "#web/ui/forms/input.tsx";
import { storeImportedDraft } from "./imported-draft.ts";
import { toDraft } from "./recipe-draft.ts";

/** Reads a file or a pasted page on this device. No URL is opened, and nothing is sent until the user saves the recipe. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = texts("own-recipes");
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const [found, setFound] = useState<ImportedRecipe[]>([]);
  const [, navigate] = useLocation();

  function open(recipe: ImportedRecipe) {
    storeImportedDraft(toDraft(recipe));
    navigate(APP_PATHS.newRecipe);
  }

  function read(content: string) {
    const answer = readRecipeFile(content);
    if ("problem" in answer) {
      setFound([]);
      setProblem(answer.problem);
      return;
    }
    setProblem(undefined);
    const [only, ...others] = answer.recipes;
    if (only && others.length === 0) open(only);
    else setFound(answer.recipes);
  }

  async function onFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Allows the same file to be chosen again.
    target.value = "";
    if (!file) return;
    if (file.size > RECIPE_FILE_MAX_BYTES) setProblem(t("import.tooLarge"));
    else read(await file.text());
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="overflow-y-auto">
        <DialogTitle>{t("import.title")}</DialogTitle>
        <DialogDescription>{t("import.text")}</DialogDescription>
        {found.length > 1 ? (
          <Choice recipes={found} onOpen={open} />
        ) : (
          <>
            <Button asChild variant="soft">
              <label className="cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-ring">
                <FileArrowUpIcon weight="bold" aria-hidden="true" />
                {t("import.file")}
                <input
                  type="file"
                  accept=".json,application/json,.html,text/html,.txt"
                  className="sr-only"
                  onChange={(event) => void onFile(event)}
                />
              </label>
            </Button>
            <Field label={t("import.paste")} error={problem} hint={t("import.pasteHint")}>
              <Textarea className="max-h-60" value={text} onChange={(event) => setText(event.target.value)} />
            </Field>
            <Button variant="primary" disabled={text.trim() === ""} onClick={() => read(text)}>
              {t("import.read")}
            </Button>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

function Choice({ recipes, onOpen }: { recipes: readonly ImportedRecipe[]; onOpen: (recipe: ImportedRecipe) => void }) {
  return (
    <>
      <p role="status">{texts("own-recipes")("import.several", { count: recipes.length })}</p>
      <ul className="grid gap-2">
        {recipes.map((recipe, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two recipes may have the same name, and the list never changes.
          <li key={index} className="grid">
            <Button variant="soft" className="justify-start whitespace-normal text-start" onClick={() => onOpen(recipe)}>
              {recipe.name}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
