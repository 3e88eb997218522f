import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { KeyHint } from "#web/ui/key-hint.tsx";

interface StepProps {
  label?: string;
  title: string;
  /** What the single button at the bottom does. */
  action: "continue" | "check" | "leave";
  isActionDisabled?: boolean;
  onAction: () => void;
  /** Goes to the previous card; undefined if there is none. */
  onBack?: (() => void) | undefined;
  /** Whether the keys 1 to 4 choose an option. */
  hasOptions?: boolean;
  children: ReactNode;
}

/** One step with one button. The title takes the focus, so that a screen reader starts there. */
export function Step({ label, title, action, isActionDisabled, onAction, onBack, hasOptions, children }: StepProps) {
  const t = texts("learn");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const goOn = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "ArrowLeft" && !(event.target instanceof HTMLInputElement)) onBack?.();
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
      <div data-readable="" className="my-auto grid gap-4 py-4">
        {label && <p className="font-bold text-muted-foreground text-sm">{label}</p>}
        <h2 ref={heading} tabIndex={-1} className="text-balance text-2xl outline-none">
          {title}
        </h2>
        {children}
      </div>
      <Button variant="primary" size="block" disabled={isActionDisabled} onClick={onAction}>
        {t(`action.${action}`)}
      </Button>
      <p className="mt-3 hidden flex-wrap justify-center gap-x-5 text-muted-foreground text-sm md:flex">
        {hasOptions && <KeyHint name="1 – 4">{t("hint.choose")}</KeyHint>}
        <KeyHint name={t("key.enter")}>{t(`hint.${action}`)}</KeyHint>
        {onBack && <KeyHint name="←">{t("hint.back")}</KeyHint>}
        <span className="hidden in-[[role=dialog]]:inline-flex">
          <KeyHint name={t("key.escape")}>{t("hint.close")}</KeyHint>
        </span>
      </p>
    </section>
  );
}

/** Whether Enter already activates the focused element. */
const actsByItself = (target: EventTarget | null): boolean => target instanceof Element && target.closest("button, a, summary") !== null;
