/** The type of a dragged entry, so that files and text from elsewhere are not accepted as an entry. */
export const DRAGGED_ENTRY = "application/x-bitebright-entry";
