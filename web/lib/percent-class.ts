/**
 * Sets `--share` on an element with a class, because the content security policy forbids style attributes in server-rendered pages. The
 * classes are defined in web/app/styles.css.
 */
export const shareClass = (percent: number): string => `share-${Math.round(Math.min(Math.max(percent, 0), 100))}`;
