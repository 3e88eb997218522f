import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { type ReactNode, useEffect, useRef } from "react";
import type { AccountExport, Import } from "#core/contracts/imports.ts";
import { MAX_ENTRIES_A_DAY } from "#core/domain/diary/limits.ts";
import { MAX_OWN_FOODS } from "#core/domain/foods/limits.ts";
import { IMPORT_APPS } from "#core/domain/imports/import-choices.ts";
import { useConfirmImport, useUndoImport } from "#web/api/imports.ts";
import { TalkNote } from "#web/components/care/talk-note.tsx";
import { formatDatedDay } from "#web/lib/format/days.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { counted } from "./counted.ts";
import { toastProblem } from "./toast-problem.ts";

const KINDS = { food: "food", meal: "meal total", day: "day total" } as const;

/** Shows what is in the file before anything is imported. It shows no calories, so that it is the same in calm mode. */
export function ImportPreview({ draft }: { draft: Import }) {
  const confirm = useConfirmImport({ onError: toastProblem });
  const discard = useUndoImport({ onError: toastProblem });
  const title = useRef<HTMLHeadingElement>(null);
  const isBusy = confirm.isPending || discard.isPending;
  const fresh = draft.entries - draft.alreadyHere;
  const hasMore = fresh > 0 || draft.whole !== null;
  // The button that was pressed was removed, so the title takes the focus and screen readers announce it.
  useEffect(() => title.current?.focus(), []);

  return (
    <TitledCard title={`Your file from ${IMPORT_APPS[draft.app]}`} titleRef={title} lead={describeImport(draft)}>
      {!hasMore && <Notice>All of this is in your diary already. There is nothing new to bring in.</Notice>}
      {fresh > 0 && draft.alreadyHere > 0 && (
        <Notice>
          {counted(draft.alreadyHere, "entry", "entries")} came in before. Only the other {fresh.toLocaleString("en-US")} are added.
        </Notice>
      )}
      {draft.kind !== "food" && (
        <Notice>
          This file has no single foods in it. Your diary shows each as a {KINDS[draft.kind]} from {IMPORT_APPS[draft.app]}.
        </Notice>
      )}
      {draft.notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      {draft.fullDays.days > 0 && (
        <Notice>
          A day has room for {MAX_ENTRIES_A_DAY} entries. {counted(draft.fullDays.entries, "entry", "entries")} of{" "}
          {counted(draft.fullDays.days, "day", "days")} will be left out: {draft.fullDays.shown.map(formatDatedDay).join(", ")}.
        </Notice>
      )}
      {draft.foodsWithoutRoom > 0 && (
        <Notice>
          You have room for {MAX_OWN_FOODS.toLocaleString("en-US")} foods of your own.{" "}
          {counted(draft.foodsWithoutRoom, "food stays", "foods stay")} in your past days, but can't be found again in search.
        </Notice>
      )}
      <TalkNote text={draft.shownFoods.map(({ name }) => name).join("\n")} />
      <Foods draft={draft} />
      {draft.whole && <WholeAccountList whole={draft.whole} />}
      {draft.notUnderstood.lines > 0 && (
        <Details summary={`${counted(draft.notUnderstood.lines, "line", "lines")} we could not read`}>
          <ul className="grid gap-1">
            {draft.notUnderstood.shown.map(({ line, reason }) => (
              <li key={line}>
                Line {line}: {reason}
              </li>
            ))}
          </ul>
        </Details>
      )}
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
        {hasMore && (
          <Button
            variant="primary"
            pending={confirm.isPending}
            pendingText="Bringing it in..."
            disabled={isBusy}
            onClick={() => confirm.mutate(draft.id)}
          >
            {draft.whole ? "Bring it all in" : `Bring in ${counted(fresh, "entry", "entries")}`}
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => discard.mutate(draft.id)}>
          Choose another file
        </Button>
      </div>
    </TitledCard>
  );
}

function describeImport({ entries, days, firstDay, lastDay }: Import): string {
  if (firstDay && firstDay === lastDay) return `${counted(entries, "entry", "entries")} on ${formatDatedDay(firstDay)}.`;
  const range = firstDay && lastDay ? `, from ${formatDatedDay(firstDay)} to ${formatDatedDay(lastDay)}` : "";
  return `${counted(entries, "entry", "entries")} on ${counted(days, "day", "days")}${range}.`;
}

function Foods({ draft: { foods, shownFoods: listedFoods, kind, whole } }: { draft: Import }) {
  if (kind !== "food" || whole) return null;
  const unsure = listedFoods.filter(({ certainty }) => certainty === "unsure");
  const others = listedFoods.filter(({ certainty }) => certainty !== "unsure");
  const left = foods.sure + foods.unsure + foods.own - listedFoods.length;
  return (
    <>
      <p>
        {counted(foods.sure, "food is", "foods are")} in our list. {counted(foods.own + foods.unsure, "food becomes", "foods become")} your
        own, just as the file has {foods.own + foods.unsure === 1 ? "it" : "them"}.
      </p>
      {unsure.length > 0 && (
        <Details isOpen summary={`${counted(foods.unsure, "food has", "foods have")} a name we know, but other figures`}>
          <FoodList foods={unsure} />
          <p className="mt-2 text-muted-foreground">We keep the figures of your file.</p>
        </Details>
      )}
      {others.length > 0 && (
        <Details summary="The foods in your file">
          <FoodList foods={others} />
          {left > 0 && <p className="mt-2 text-muted-foreground">And {left.toLocaleString("en-US")} more.</p>}
        </Details>
      )}
    </>
  );
}

function WholeAccountList({ whole }: { whole: AccountExport }) {
  const parts = [
    [whole.foods, "food of your own", "foods of your own"],
    [whole.stars, "starred food", "starred foods"],
    [whole.savedMeals, "saved meal", "saved meals"],
    [whole.recipes, "recipe of your own", "recipes of your own"],
    [whole.plannedRecipes, "planned recipe", "planned recipes"],
    [whole.waterDays, "day with water", "days with water"],
    [whole.answers, "answer in Learn", "answers in Learn"],
  ] as const;
  return (
    <div className="grid gap-2">
      <p>With it come:</p>
      <ul className="list-disc pl-5">
        {parts
          .filter(([count]) => count > 0)
          .map(([count, one, many]) => (
            <li key={one}>{counted(count, one, many)}</li>
          ))}
        {whole.profile && <li>your profile and preferences, where they are empty here</li>}
      </ul>
      <p className="text-muted-foreground">What you have here already stays as it is.</p>
    </div>
  );
}

function FoodList({ foods }: { foods: Import["shownFoods"] }) {
  return (
    <ul className="grid gap-1 [overflow-wrap:anywhere]">
      {foods.map(({ name, times, match, certainty }) => (
        <li key={name}>
          {name}
          <span className="text-muted-foreground">
            {times > 1 && ` · ${times.toLocaleString("en-US")} times`}
            {match !== null && match !== name && ` · ${certainty === "sure" ? "our" : "similar to our"} ${match}`}
            {match === null && " · your own"}
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
