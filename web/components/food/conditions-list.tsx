import { CONDITION_RULES, type Condition } from "#core/domain/suggestions/conditions.ts";
import { texts } from "#web/texts/texts.ts";

/** Lists each condition with its effect and the source of the advice. */
export function ConditionsList({ conditions }: { conditions: readonly string[] }) {
  return (
    <dl className="grid gap-2">
      {conditions.map((condition) => {
        // Safe to cast: the lookup of an unknown condition returns undefined, which is handled.
        const rule = CONDITION_RULES[condition as Condition];
        return (
          <div key={condition}>
            <dt className="font-bold">{condition}</dt>
            <dd className="text-pretty text-muted-foreground">
              {rule?.changes ?? texts("food")("condition.noChange")} {rule && `(${rule.source})`}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
