import type { RecipeDraft } from "./recipe-draft.ts";

/** Passes an imported recipe from the list page to the editor, in this tab only. */
let waiting: RecipeDraft | undefined;

export const storeImportedDraft = (draft: RecipeDraft): void => {
  waiting = draft;
};

/** Returns the draft only once, so that the editor opens empty the next time. */
export function takeImportedDraft(): RecipeDraft | undefined {
  const draft = waiting;
  waiting = undefined;
  return draft;
}
