import { useEffect, useEffectEvent } from "react";

const takesDigits = (target: EventTarget | null): boolean =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type !== "radio" && target.type !== "range");

/** The keys 1 to 9 choose an option by its position. `choose` is null once nothing can be chosen anymore. */
export function useDigitKeys(options: number, choose: ((place: number) => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const place = Number(event.key) - 1;
    if (!choose || !/^[1-9]$/.test(event.key) || place >= options) return;
    if (event.ctrlKey || event.metaKey || event.altKey || takesDigits(event.target)) return;
    choose(place);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
