import { type Dispatch, type SetStateAction, useState, useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** Whether this is the page as the server renders it: there, and in the browser while that takes it over. */
const useIsServerRendered = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

/** State that begins with what this device keeps; a page that the server rendered begins without it and takes it up at once. */
export function useKeptState<T>(readKept: () => T, without: T): [state: T, set: Dispatch<SetStateAction<T>>, isRead: boolean] {
  const isServerRendered = useIsServerRendered();
  const [isRead, setIsRead] = useState(!isServerRendered);
  const [state, setState] = useState(() => (isServerRendered ? without : readKept()));
  if (!isRead && !isServerRendered) {
    setIsRead(true);
    setState(readKept());
  }
  return [state, setState, isRead];
}
