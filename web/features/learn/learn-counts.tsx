import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { learnCountsQuery } from "#web/api/learn/learn-counts.ts";
import { MISSING } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";

const formatPercent = (percent: number | null): string =>
  percent === null ? MISSING : texts("learn")("percent", { share: percent / 100 });

/** Shows administrators the results per lesson without naming anyone. Hidden until five people have answered the same lesson. */
export function LearnCounts() {
  const t = texts("learn");
  const id = useId();
  const { data: lessons = [] } = useQuery(learnCountsQuery);
  if (lessons.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Card>
        <h2 id={id} className="mb-2 text-xl">
          {t("counts.title")}
        </h2>
        <div className="overflow-x-auto">
          <table className="w-full text-[0.9375rem]">
            <thead>
              <tr className="text-start align-bottom text-muted-foreground">
                <th scope="col" className="py-2">
                  {t("counts.lesson")}
                </th>
                <th scope="col" className="py-2 ps-4 text-end">
                  {t("counts.people")}
                </th>
                <th scope="col" className="py-2 ps-4 text-end">
                  {t("counts.before")}
                </th>
                <th scope="col" className="py-2 ps-4 text-end">
                  {t("counts.after")}
                </th>
              </tr>
            </thead>
            <tbody>
              {lessons.map(({ slug, title, people, beforeRightPercent, afterRightPercent }) => (
                <tr key={slug} className="border-border border-t">
                  <th scope="row" className="py-3 text-start font-bold">
                    {title}
                  </th>
                  <td className="py-3 ps-4 text-end tabular-nums">{people}</td>
                  <td className="py-3 ps-4 text-end tabular-nums">{formatPercent(beforeRightPercent)}</td>
                  <td className="py-3 ps-4 text-end tabular-nums">{formatPercent(afterRightPercent)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="mt-2 text-muted-foreground text-sm">{t("counts.note")}</p>
      </Card>
    </section>
  );
}
