import type { RecipeDraft } from "./recipe-draft.ts";

/** On its way from the list to the editor, in this tab alone. */
let waiting: RecipeDraft | undefined;

export const leaveImported = (draft: RecipeDraft): void => {
  waiting = draft;
};

/** Returned once: the next time the editor opens empty. */
export function takeImported(): RecipeDraft | undefined {
  const draft = waiting;
  waiting = undefined;
  return draft;
}
