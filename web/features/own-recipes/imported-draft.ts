import type { RecipeDraft } from "./recipe-draft.ts";

/** On its way from the list to the editor, in this tab alone. */
let waiting: RecipeDraft | undefined;

export const leaveImported = (draft: RecipeDraft): void => {
  waiting = draft;
};

/** Once: whoever opens the editor again starts with an empty one. */
export function takeImported(): RecipeDraft | undefined {
  const draft = waiting;
  waiting = undefined;
  return draft;
}
