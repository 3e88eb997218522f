import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import type { Setting } from "#core/contracts/settings.ts";
import { SETTING_CATEGORIES, SETTING_PARAMETER, type SettingCategory } from "#core/domain/site/setting-choices.ts";
import { settingsQuery } from "#web/api/admin-settings.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { texts } from "#web/texts/texts.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#web/ui/tabs.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { SettingEditor } from "./setting-editor.tsx";

/** The texts of these categories are long, so they are edited one at a time. */
const CHOSEN_FROM: ReadonlySet<SettingCategory> = new Set(["legal", "preferences"]);

export function SettingsPanel() {
  const t = texts("settings");
  return (
    <TitledCard title={t("title")} lead={t("lead")}>
      <CardContent query={useQuery(settingsQuery)} problem={t("problem")} skeleton={<Skeleton className="h-80" />}>
        {(settings) => <Categories settings={settings} />}
      </CardContent>
    </TitledCard>
  );
}

function Categories({ settings }: { settings: Setting[] }) {
  const t = texts("settings");
  const inCategory = (category: SettingCategory) => settings.filter((setting) => setting.category === category);
  const categories = SETTING_CATEGORIES.filter((category) => inCategory(category).length > 0);
  const [searchParams, setSearchParams] = useSearchParams();
  const requested = settings.find(({ key }) => key === searchParams.get(SETTING_PARAMETER));
  const choose = (setting: Setting | undefined) => setSearchParams(setting ? { [SETTING_PARAMETER]: setting.key } : {}, { replace: true });
  return (
    <Tabs
      value={requested?.category ?? categories[0] ?? ""}
      onValueChange={(category) => choose(settings.find((setting) => setting.category === category))}
      className="grid min-w-0 gap-5"
    >
      <TabsList aria-label={t("categories")} className="auto-cols-[minmax(max-content,1fr)] sm:justify-self-start">
        {categories.map((category) => (
          <TabsTrigger key={category} value={category} className="max-sm:px-2.5 sm:px-5">
            {t(`category.${category}`)}
          </TabsTrigger>
        ))}
      </TabsList>
      {categories.map((category) => (
        // Stays mounted when another tab is shown, so that typed text is not lost.
        <TabsContent key={category} value={category} forceMount className="data-[state=inactive]:hidden">
          {CHOSEN_FROM.has(category) ? (
            <OneOf settings={inCategory(category)} requested={requested} onChoose={choose} />
          ) : (
            <div className="grid gap-7">
              {inCategory(category).map((setting) => (
                <SettingEditor key={setting.key} setting={setting} />
              ))}
            </div>
          )}
        </TabsContent>
      ))}
    </Tabs>
  );
}

interface OneOfProps {
  settings: Setting[];
  requested: Setting | undefined;
  onChoose: (setting: Setting | undefined) => void;
}

function OneOf({ settings, requested, onChoose }: OneOfProps) {
  const find = (key: string | undefined) => settings.find((setting) => setting.key === key);
  const key = (find(requested?.key) ?? settings[0])?.key;
  return (
    <div className="grid gap-5">
      <Field label={texts("settings")("choose")} className="sm:max-w-96">
        <Select value={key} onChange={({ target }) => onChoose(find(target.value))}>
          {settings.map((setting) => (
            <option key={setting.key} value={setting.key}>
              {setting.description}
            </option>
          ))}
        </Select>
      </Field>
      {settings.map((setting) => (
        <div key={setting.key} hidden={setting.key !== key}>
          <SettingEditor setting={setting} />
        </div>
      ))}
    </div>
  );
}
