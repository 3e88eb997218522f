import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { labelLabQuery } from "#web/api/learn/learn-labs.ts";
import type { OpenPageQueries } from "#web/api/page-queries.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { texts } from "#web/texts/texts.ts";
import { Segment, SegmentedChoice } from "#web/ui/forms/choices.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { LabPage } from "./lab-page.tsx";
import { CompareLabels } from "./label-lab/compare-labels.tsx";
import { ReadLabel } from "./label-lab/read-label.tsx";

const LabelPractice = lazy(async () => ({ default: (await import("./label-practice.tsx")).LabelPractice }));

export const openLabelLabQueries: OpenPageQueries = () => [labelLabQuery];

const MODES = ["read", "compare", "practice"] as const;
type Mode = (typeof MODES)[number];
/** The line that is explained until the user taps one. */
const FIRST_LINE = "Sodium";

/** Nutrition labels to read line by line, to compare and to practice with. */
export function LabelLabPage() {
  const t = texts("labs");
  const [mode, setMode] = useState<Mode>("read");
  const [tapped, setTapped] = useState<string>();
  const line = tapped ?? FIRST_LINE;
  return (
    <LabPage
      title={texts("learn")("labs.label")}
      lead={t(`labels.${mode}.lead`)}
      actions={
        <SegmentedChoice label={t("labels.modes")} className="max-md:w-full">
          {MODES.map((one) => (
            <Segment key={one} name="mode" checked={mode === one} onChange={() => setMode(one)}>
              {t(`labels.${one}`)}
            </Segment>
          ))}
        </SegmentedChoice>
      }
    >
      <CardContent query={useQuery(labelLabQuery)} problem={t("labels.problem")} skeleton={<Skeleton className="h-96" />}>
        {({ foods, questions }) => (
          <>
            {mode === "read" && (
              <ReadLabel
                foods={foods}
                line={line}
                isTapped={tapped !== undefined}
                onLine={setTapped}
                onPractice={() => setMode("practice")}
              />
            )}
            {mode === "compare" && <CompareLabels foods={foods} line={line} onLine={setTapped} />}
            {mode === "practice" && (
              <Suspense fallback={<Skeleton className="h-96" />}>
                <LabelPractice questions={questions} />
              </Suspense>
            )}
          </>
        )}
      </CardContent>
    </LabPage>
  );
}
