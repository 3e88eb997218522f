let find: () => string | undefined = () => undefined;

/** The user that this page was loaded for. In a shared browser the cookie and the device may belong to another user by now. */
export const pageUserId = (): string | undefined => find();

export function followPageUser(findUserId: () => string | undefined): void {
  find = findUserId;
}
