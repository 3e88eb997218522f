import { type Dispatch, type SetStateAction, useState, useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** True during server-side rendering and, in the browser, during hydration. */
const useIsServerRendered = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

/** State that starts with a value stored on this device. A server-rendered page starts without it and applies it after hydration. */
export function useStoredState<T>(readStored: () => T, without: T): [state: T, set: Dispatch<SetStateAction<T>>, isRead: boolean] {
  const isServerRendered = useIsServerRendered();
  const [isRead, setIsRead] = useState(!isServerRendered);
  const [state, setState] = useState(() => (isServerRendered ? without : readStored()));
  if (!isRead && !isServerRendered) {
    setIsRead(true);
    setState(readStored());
  }
  return [state, setState, isRead];
}
