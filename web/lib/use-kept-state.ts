import { type Dispatch, type SetStateAction, useState, useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** Whether this is the page as the server draws it: there, and in the browser while that takes it over. */
const useIsDrawn = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

/** State that begins with what this device keeps; a page that the server drew begins without it and takes it up at once. */
export function useKeptState<T>(readKept: () => T, without: T): [state: T, set: Dispatch<SetStateAction<T>>, isRead: boolean] {
  const isDrawn = useIsDrawn();
  const [isRead, setIsRead] = useState(!isDrawn);
  const [state, setState] = useState(() => (isDrawn ? without : readKept()));
  if (!isRead && !isDrawn) {
    setIsRead(true);
    setState(readKept());
  }
  return [state, setState, isRead];
}
