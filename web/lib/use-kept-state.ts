import { type Dispatch, type SetStateAction, useState, useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** Whether this is the page as the server renders it: on the server, and in the browser during hydration. */
const useIsServerRendered = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

/** State that starts with a value stored on this device; a server-rendered page starts without it and adopts it right away. */
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
