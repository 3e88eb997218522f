import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { useId } from "react";
import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { FoodArt } from "#web/components/food/food-art.tsx";
import { CATEGORY_WELLS } from "#web/components/food/food-categories.ts";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";

const LABS = [
  { path: APP_PATHS.labelLab, name: "label", art: "canned-food", well: "dairy" },
  { path: APP_PATHS.portionTrainer, name: "portions", art: "cooked-rice", well: "grain" },
  { path: APP_PATHS.swapExplorer, name: "swaps", art: "popcorn", well: "vegetable" },
] as const;

/** Links to the three labs. */
export function LabsList({ className }: { className?: string }) {
  const t = texts("learn");
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <h2 id={id} className="mb-3 text-xl">
          {t("labs.title")}
        </h2>
        <ul className={cn("grid gap-3 md:grid-cols-3", className)}>
          {LABS.map(({ path, name, art, well }) => (
            <li key={path}>
              <Link href={path} className={cn("flex min-h-20 items-center gap-4 rounded-lg px-4 py-3 no-underline", CATEGORY_WELLS[well])}>
                <FoodArt name={art} size={44} />
                <span className="grow">
                  <span className="block font-bold font-display">{t(`labs.${name}`)}</span>
                  <span className="block text-sm">{t(`labs.${name}.text`)}</span>
                </span>
                <CaretRightIcon weight="bold" size={18} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
