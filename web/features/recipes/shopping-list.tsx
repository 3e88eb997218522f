import type { PlannedRecipe } from "#core/contracts/recipes/meal-plan.ts";
import { AISLE_NAMES } from "#core/domain/recipes/aisles.ts";
import { type ShoppingAisle, type ShoppingItem, shoppingList } from "#core/domain/recipes/shopping-list.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { AllergenMark } from "#web/components/food/warnings/allergen-mark.tsx";
import { formatList } from "#web/lib/format/numbers.ts";
import { readStoredJson, store } from "#web/lib/storage.ts";
import { personalKey } from "#web/lib/storage-keys.ts";
import { useStoredState } from "#web/lib/use-stored-state.ts";
import { texts } from "#web/texts/texts.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Checkbox } from "#web/ui/forms/toggles.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { gramsText } from "./ingredient-list.tsx";
import { ShareButton } from "./share-button.tsx";

export function ShoppingList({ plan }: { plan: readonly PlannedRecipe[] }) {
  const t = texts("recipes");
  const [bought, setBought] = useBought();
  const aisles = shoppingList(plan);
  const text = shoppingText(aisles);
  if (aisles.length === 0)
    return (
      <TitledCard title={t("shop.title")}>
        <p className="text-pretty text-muted-foreground">{t("shop.empty")}</p>
      </TitledCard>
    );
  return (
    <TitledCard title={t("shop.title")} lead={t("shop.lead")}>
      <div className="flex flex-wrap gap-2.5 print:hidden">
        <ShareButton title={t("shop.title")} text={text} />
        <CopyButton text={text} label={t("shop.copy")} description={t("shop.copied")} />
      </div>
      {aisles.map(({ aisle, items }) => (
        <section key={aisle} aria-labelledby={`aisle-${aisle}`}>
          <h3 id={`aisle-${aisle}`} className="mb-1 text-[1.0625rem]">
            {AISLE_NAMES[aisle]}
          </h3>
          <ul className="grid">
            {items.map((item) => (
              <li key={item.key}>
                <Checkbox checked={bought.includes(item.key)} onChange={(event) => setBought(item.key, event.target.checked)}>
                  <span className={bought.includes(item.key) ? "text-muted-foreground line-through" : undefined}>
                    <b>{formatAmount(item)}</b> {formatName(item)} <AllergenMark food={{ allergens: item.allergens ?? null }} onlyOwn />
                    <span className="block font-normal text-muted-foreground text-sm">{formatDetails(item)}</span>
                  </span>
                </Checkbox>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </TitledCard>
  );
}

function formatDetails({ grams, dishes }: ShoppingItem): string {
  const t = texts("recipes");
  if (grams === null) return t("shop.detailsAsRecipe", { dishes: formatList(dishes) });
  return t("shop.details", { amount: gramsText(grams), dishes: formatList(dishes) });
}

/** The checked items are stored on this device. */
function useBought(): [bought: readonly string[], setBought: (key: string, isBought: boolean) => void] {
  const user = useCurrentUser();
  const storageKey = personalKey(user?.id ?? "", "shopping");
  const [bought, setBought] = useStoredState<readonly string[]>(() => readKeys(storageKey), []);
  return [
    bought,
    (key, isBought) => {
      const next = isBought ? [...bought, key] : bought.filter((one) => one !== key);
      setBought(next);
      store(storageKey, next.length > 0 ? JSON.stringify(next) : null);
    },
  ];
}

function readKeys(storageKey: string): string[] {
  const stored = readStoredJson(storageKey);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : [];
}

const formatAmount = ({ amount, grams }: ShoppingItem): string => amount || (grams === null ? "" : gramsText(grams));
const formatName = ({ isNamedByAmount, name }: ShoppingItem): string => (isNamedByAmount ? "" : name);

const shoppingText = (aisles: readonly ShoppingAisle[]): string =>
  aisles
    .map(({ aisle, items }) => [
      AISLE_NAMES[aisle],
      ...items.map((item) => `- ${formatAmount(item)} ${formatName(item)}`.replace(/ +/g, " ").trimEnd()),
    ])
    .map((lines) => lines.join("\n"))
    .join("\n\n");
