import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { FoodArt } from "#web/components/food/food-art.tsx";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";

const ACTIONS = [
  { text: "actions.search", path: APP_PATHS.search, art: "avocado", well: "bg-cat-vegetable-soft" },
  { text: "actions.log", path: APP_PATHS.diary, art: "pancakes", well: "bg-cat-grain-soft" },
  { text: "actions.suggest", path: APP_PATHS.suggestions, art: "green-salad", well: "bg-cat-fruit-soft" },
] as const;

export function QuickActions() {
  const t = texts("dashboard");
  return (
    <Card className="flex flex-col">
      <h2 className="mb-4">{t("actions.title")}</h2>
      <ul className="grid grow grid-cols-3 gap-2 min-[22.5rem]:gap-3">
        {ACTIONS.map(({ text, path, art, well }) => (
          <li key={text}>
            <Link
              href={path}
              className={cn(
                "grid h-full content-center justify-items-center gap-2.5 rounded-[1.25rem] px-1 pt-4.5 pb-4 text-center font-bold font-display text-[0.8125rem] leading-tight min-[22.5rem]:text-[0.9375rem]",
                "transition-transform duration-150 hover:-translate-y-0.5",
                well,
              )}
            >
              <FoodArt name={art} size={44} eager />
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
