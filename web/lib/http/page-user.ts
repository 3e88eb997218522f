let find: () => string | undefined = () => undefined;

/** For whom this page stands there. In a shared browser the cookie and the device may be somebody else's by now. */
export const pageUserId = (): string | undefined => find();

export function followPageUser(findUserId: () => string | undefined): void {
  find = findUserId;
}
