import { CONDITION_RULES, type Condition } from "#core/domain/suggestions/conditions.ts";

/** Each condition with what it changes, and on whose advice. */
export function ConditionsList({ conditions }: { conditions: readonly string[] }) {
  return (
    <dl className="grid gap-2">
      {conditions.map((condition) => {
        // Safe to cast: an unknown word has no rule.
        const rule = CONDITION_RULES[condition as Condition];
        return (
          <div key={condition}>
            <dt className="font-bold">{condition}</dt>
            <dd className="text-pretty text-muted-foreground">
              {rule?.changes ?? "Changes nothing here."} {rule && `(${rule.source})`}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
