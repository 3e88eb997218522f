import { ArrowClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowClockwise";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";

interface CardProblemProps {
  title: string;
  onRetry: () => void;
  className?: string;
}

/** Shown if one card fails to load. It offers a retry, and the rest of the page stays as it is. */
export function CardProblem({ title, onRetry, className }: CardProblemProps) {
  const t = texts("shared");
  return (
    <div role="alert" className={cn("grid grow content-center justify-items-start gap-3 py-2", className)}>
      <div>
        <p className="font-bold">{title}</p>
        <p className="text-pretty text-[0.9375rem] opacity-80">{t("card.problem")}</p>
      </div>
      <Button size="sm" onClick={onRetry}>
        <ArrowClockwiseIcon weight="bold" />
        {t("tryAgain")}
      </Button>
    </div>
  );
}
