import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { type ReactNode, useEffect, useRef } from "react";
import type { AccountExport, Import } from "#core/contracts/imports.ts";
import { MAX_ENTRIES_A_DAY } from "#core/domain/diary/limits.ts";
import { MAX_OWN_FOODS } from "#core/domain/foods/limits.ts";
import { IMPORT_APPS } from "#core/domain/imports/import-choices.ts";
import { useConfirmImport, useUndoImport } from "#web/api/imports.ts";
import { TalkNote } from "#web/components/care/talk-note.tsx";
import { formatDatedDay } from "#web/lib/format/days.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toastProblem } from "./toast-problem.ts";

/** Shows what is in the file before anything is imported. It shows no calories, so that it is the same in calm mode. */
export function ImportPreview({ draft }: { draft: Import }) {
  const t = texts("imports");
  const confirm = useConfirmImport({ onError: toastProblem });
  const discard = useUndoImport({ onError: toastProblem });
  const title = useRef<HTMLHeadingElement>(null);
  const isBusy = confirm.isPending || discard.isPending;
  const fresh = draft.entries - draft.alreadyHere;
  const hasMore = fresh > 0 || draft.whole !== null;
  // The button that was pressed was removed, so the title takes the focus and screen readers announce it.
  useEffect(() => title.current?.focus(), []);

  return (
    <TitledCard title={t("preview.title", { app: IMPORT_APPS[draft.app] })} titleRef={title} lead={describeImport(draft)}>
      {!hasMore && <Notice>{t("preview.nothingNew")}</Notice>}
      {fresh > 0 && draft.alreadyHere > 0 && <Notice>{t("preview.alreadyHere", { count: draft.alreadyHere, rest: fresh })}</Notice>}
      {draft.kind !== "food" && <Notice>{t(`preview.noFoods.${draft.kind}`, { app: IMPORT_APPS[draft.app] })}</Notice>}
      {draft.notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      {draft.fullDays.days > 0 && (
        <Notice>
          {t("preview.fullDays", {
            max: MAX_ENTRIES_A_DAY,
            entries: draft.fullDays.entries,
            days: draft.fullDays.days,
            list: draft.fullDays.shown.map(formatDatedDay).join(", "),
          })}
        </Notice>
      )}
      {draft.foodsWithoutRoom > 0 && (
        <Notice>{t("preview.foodsWithoutRoom", { max: MAX_OWN_FOODS, count: draft.foodsWithoutRoom })}</Notice>
      )}
      <TalkNote text={draft.shownFoods.map(({ name }) => name).join("\n")} />
      <Foods draft={draft} />
      {draft.whole && <WholeAccountList whole={draft.whole} />}
      {draft.notUnderstood.lines > 0 && (
        <Details summary={t("preview.notRead", { count: draft.notUnderstood.lines })}>
          <ul className="grid gap-1">
            {draft.notUnderstood.shown.map(({ line, reason }) => (
              <li key={line}>{t("preview.line", { line: String(line), reason })}</li>
            ))}
          </ul>
        </Details>
      )}
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
        {hasMore && (
          <Button
            variant="primary"
            pending={confirm.isPending}
            pendingText={t("preview.importing")}
            disabled={isBusy}
            onClick={() => confirm.mutate(draft.id)}
          >
            {draft.whole ? t("preview.importAll") : t("preview.import", { count: fresh })}
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => discard.mutate(draft.id)}>
          {t("preview.discard")}
        </Button>
      </div>
    </TitledCard>
  );
}

function describeImport({ entries, days, firstDay, lastDay }: Import): string {
  const t = texts("imports");
  if (!firstDay || !lastDay) return t("preview.days", { entries, days });
  if (firstDay === lastDay) return t("preview.oneDay", { entries, day: formatDatedDay(firstDay) });
  return t("preview.range", { entries, days, first: formatDatedDay(firstDay), last: formatDatedDay(lastDay) });
}

function Foods({ draft: { foods, shownFoods: listedFoods, kind, whole } }: { draft: Import }) {
  const t = texts("imports");
  if (kind !== "food" || whole) return null;
  const unsure = listedFoods.filter(({ certainty }) => certainty === "unsure");
  const others = listedFoods.filter(({ certainty }) => certainty !== "unsure");
  const left = foods.sure + foods.unsure + foods.own - listedFoods.length;
  return (
    <>
      <p>{t("foods.summary", { inList: foods.sure, own: foods.own + foods.unsure })}</p>
      {unsure.length > 0 && (
        <Details isOpen summary={t("foods.unsure", { count: foods.unsure })}>
          <FoodList foods={unsure} />
          <p className="mt-2 text-muted-foreground">{t("foods.unsureText")}</p>
        </Details>
      )}
      {others.length > 0 && (
        <Details summary={t("foods.title")}>
          <FoodList foods={others} />
          {left > 0 && <p className="mt-2 text-muted-foreground">{t("foods.more", { count: left })}</p>}
        </Details>
      )}
    </>
  );
}

const ACCOUNT_PARTS = ["foods", "stars", "savedMeals", "recipes", "plannedRecipes", "waterDays", "answers"] as const;

function WholeAccountList({ whole }: { whole: AccountExport }) {
  const t = texts("imports");
  return (
    <div className="grid gap-2">
      <p>{t("account.title")}</p>
      <ul className="list-disc ps-5">
        {ACCOUNT_PARTS.filter((part) => whole[part] > 0).map((part) => (
          <li key={part}>{t(`account.${part}`, { count: whole[part] })}</li>
        ))}
        {whole.profile && <li>{t("account.profile")}</li>}
      </ul>
      <p className="text-muted-foreground">{t("account.unchanged")}</p>
    </div>
  );
}

function FoodList({ foods }: { foods: Import["shownFoods"] }) {
  const t = texts("imports");
  return (
    <ul className="grid gap-1 [overflow-wrap:anywhere]">
      {foods.map(({ name, times, match, certainty }) => (
        <li key={name}>
          {name}
          <span className="text-muted-foreground">
            {times > 1 && ` · ${t("foods.times", { count: times })}`}
            {match !== null && match !== name && ` · ${t(certainty === "sure" ? "foods.sure" : "foods.similar", { food: match })}`}
            {match === null && ` · ${t("foods.own")}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Details({ summary, isOpen = false, children }: { summary: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="group rounded-lg border border-border">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-lg px-4 py-2.5 font-semibold [&::-webkit-details-marker]:hidden">
        {summary}
        <CaretDownIcon
          weight="bold"
          size={16}
          aria-hidden="true"
          className="shrink-0 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  );
}
