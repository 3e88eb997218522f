/** Plain links in the browser that respond with redirects, so they have a path but no contract. */
export const SCHOOL_START_PATH = "/api/school-sign-in/:provider";
export const SCHOOL_CALLBACK_PATH = "/api/school-sign-in/:provider/callback";

export const schoolStartPath = (provider: string): string => SCHOOL_START_PATH.replace(":provider", provider);
export const schoolCallbackPath = (provider: string): string => SCHOOL_CALLBACK_PATH.replace(":provider", provider);
