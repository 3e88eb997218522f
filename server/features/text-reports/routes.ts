import type { FastifyInstance } from "fastify";
import { findLesson } from "#core/content/learn/all-lessons.ts";
import { RECIPES } from "#core/content/recipes/recipes.ts";
import * as contracts from "#core/contracts/text-reports.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { route } from "#server/platform/http/route.ts";
import { insertTextReport, listTextReports, type TextReportRow, updateTextReport } from "./queries.ts";

export function textReportsRoutes(app: FastifyInstance, { db, limits, catalogue }: Deps): void {
  const findTitle = ({ kind, textId }: Pick<TextReportRow, "kind" | "textId">): string | undefined => {
    if (kind === "food") return catalogue.find(textId)?.name;
    return kind === "lesson" ? findLesson(textId)?.title : RECIPES.find(({ slug }) => slug === textId)?.name;
  };

  route(app, contracts.createTextReport, async ({ user, body }) => {
    await limits.count("textReportsPerPerson", user.id);
    await limits.count("textReportsPerPersonADay", user.id);
    if (findTitle(body) === undefined) throw new AppError("not_found", "textReports.textNotFound");
    await insertTextReport(db, body);
  });

  route(app, contracts.listTextReports, async ({ query }) =>
    (await listTextReports(db, query.offset)).map((report) => ({ ...report, title: findTitle(report) ?? null })),
  );

  route(app, contracts.updateTextReport, async ({ params, body }) => updateTextReport(db, params.id, body.isDone));
}
