import { NewKeyCard } from "./new-key-card.tsx";
import { StoredKeysCard } from "./stored-keys-card.tsx";

export function ApiKeysTab() {
  return (
    <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-2">
      <NewKeyCard />
      <StoredKeysCard />
    </div>
  );
}
