import { ArrowClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowClockwise";
import { PLACEHOLDER_ART } from "#web/components/food/food-categories.ts";
import { Plate } from "#web/components/food/plates/plate.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

export function FoodProblem({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <Card role="alert">
      <EmptyState
        picture={<Plate art={PLACEHOLDER_ART} category="other" size={96} />}
        title={title}
        action={
          <Button onClick={onRetry}>
            <ArrowClockwiseIcon weight="bold" />
            {texts("shared")("tryAgain")}
          </Button>
        }
      >
        {texts("foods")("search.problem")}
      </EmptyState>
    </Card>
  );
}
