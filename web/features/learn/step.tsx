import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Button } from "#web/ui/button.tsx";

interface StepProps {
  label?: string;
  title: string;
  /** The one button at the foot. */
  action: string;
  isActionDisabled?: boolean;
  onAction: () => void;
  children: ReactNode;
}

/** One idea and one button. The title takes the focus, so that a screen reader starts there. */
export function Step({ label, title, action, isActionDisabled, onAction, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const goOn = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Enter" || isActionDisabled || actsByItself(event.target)) return;
    event.preventDefault();
    onAction();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => goOn(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return (
    <section className="flex grow flex-col">
      <div className="my-auto grid gap-4 py-4">
        {label && <p className="font-bold text-muted-foreground text-sm">{label}</p>}
        <h2 ref={heading} tabIndex={-1} className="text-balance text-2xl outline-none">
          {title}
        </h2>
        {children}
      </div>
      <Button variant="primary" size="block" disabled={isActionDisabled} onClick={onAction}>
        {action}
      </Button>
      <p className="mt-2 hidden text-center text-muted-foreground text-sm md:block">Enter goes on · Esc closes</p>
    </section>
  );
}

/** What Enter presses already. */
const actsByItself = (target: EventTarget | null): boolean => target instanceof Element && target.closest("button, a, summary") !== null;
