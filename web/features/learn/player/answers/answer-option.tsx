import type { ReactNode } from "react";
import { cn } from "#web/lib/class-names.ts";

interface AnswerOptionProps {
  isChosen: boolean;
  isDisabled: boolean;
  onChoose: () => void;
  className: string;
  children: ReactNode;
}

/** A native radio button that looks like a card, so that arrow keys, space and screen readers work without extra code. */
export function AnswerOption({ isChosen, isDisabled, onChoose, className, children }: AnswerOptionProps) {
  return (
    <label
      className={cn(
        "relative flex min-h-14 cursor-pointer items-center gap-3 rounded-[1.25rem] border-2 border-input bg-card px-4 py-3 has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2",
        className,
      )}
    >
      <input
        type="radio"
        name="answer"
        className="absolute inset-0 cursor-pointer opacity-0"
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
      />
      {children}
    </label>
  );
}
