/**
 * Gives `--share` to an element by its class: the content security policy refuses style attributes in pages that the
 * server renders. The classes stand in web/app/styles.css.
 */
export const shareClass = (percent: number): string => `share-${Math.round(Math.min(Math.max(percent, 0), 100))}`;
