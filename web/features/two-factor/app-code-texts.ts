import { TWO_FACTOR_CODE_LENGTH } from "#core/domain/accounts/limits.ts";
import { texts } from "#web/texts/texts.ts";

const LENGTH = { length: TWO_FACTOR_CODE_LENGTH };

/** The label of a field for a code from the authenticator app, and the toast for an empty one. */
export function readAppCodeTexts() {
  const t = texts("two-factor");
  return { label: t("code.label", LENGTH), missing: { title: t("code.missing"), description: t("code.missingText", LENGTH) } };
}
