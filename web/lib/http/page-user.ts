let find: () => string | undefined = () => undefined;

/** The user that this page was loaded for. In a shared browser, the cookie and the device may meanwhile belong to another user. */
export const pageUserId = (): string | undefined => find();

export function followPageUser(findUserId: () => string | undefined): void {
  find = findUserId;
}
