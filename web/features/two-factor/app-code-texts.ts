import { TWO_FACTOR_CODE_LENGTH } from "#core/domain/accounts/limits.ts";

/** The texts about codes from the authenticator app. */
export const APP_CODE_LABEL = `${TWO_FACTOR_CODE_LENGTH}-digit code`;
export const APP_CODE_MISSING = { title: "Token Required", description: `Please enter the ${APP_CODE_LABEL} from your authenticator app.` };
