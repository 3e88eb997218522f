/** A page states the user it was loaded for. If a different user is signed in by now, the server refuses with this code. */
export const FOR_USER_HEADER = "x-for-user";
export const FOR_USER_PARAMETER = "for";
export const OTHER_USER_CODE = "other_user";
/** The length of the whole list, in a response that contains one page of it. */
export const TOTAL_COUNT_HEADER = "x-total-count";
/** Part of the response to a logout: the address at which the browser also signs out of the school's provider. */
export const SIGN_OUT_HEADER = "x-sign-out-at";
