/** Marks what is dragged, so that files and text from elsewhere are not taken for an entry. */
export const DRAGGED_ENTRY = "application/x-bitebright-entry";
