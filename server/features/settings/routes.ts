import type { FastifyInstance } from "fastify";
import { findWrongLine, hasTooManyLines, MAX_OWN_LINES } from "#core/content/helplines/own-lines.ts";
import * as contracts from "#core/contracts/settings.ts";
import { SITE_TEXTS } from "#core/domain/site/site-texts.ts";
import { recordChange } from "#server/platform/auth/audit.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { route } from "#server/platform/http/route.ts";
import { cleanHtml } from "#server/platform/http/sanitize-html.ts";
import { deleteSetting, forgetLegalVersionsSeen, listPublicSettings, listSettings, upsertSetting } from "./queries.ts";

export function settingsRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, contracts.listPublicSettings, async () => listPublicSettings(db));

  route(app, contracts.listSettings, async () => listSettings(db));

  route(app, contracts.updateSetting, async ({ user, params: { key }, body }) => {
    const { maxLength } = SITE_TEXTS[key];
    if (body.value.length > maxLength) {
      throw new AppError("invalid", "settings.tooLong", { code: "invalid_input", values: { max: maxLength } });
    }
    if (key === "support_lines" && hasTooManyLines(body.value)) {
      throw new AppError("invalid", "settings.tooManyLines", { code: "invalid_input", values: { max: MAX_OWN_LINES } });
    }
    const wrongLine = key === "support_lines" ? findWrongLine(body.value) : undefined;
    if (wrongLine !== undefined) {
      throw new AppError("invalid", "settings.wrongLine", { code: "invalid_input", values: { line: wrongLine } });
    }
    const value = SITE_TEXTS[key].type === "html" ? cleanHtml(body.value) : body.value;
    if (value.trim() === "") throw new AppError("invalid", "settings.empty", { code: "invalid_input" });
    return db.transaction(async (tx) => {
      await recordChange(tx, user, "setting_updated", key);
      if (body.tellsEverybody && SITE_TEXTS[key].category === "legal") await forgetLegalVersionsSeen(tx);
      return upsertSetting(tx, key, value);
    });
  });

  route(app, contracts.resetSetting, async ({ user, params: { key } }) =>
    db.transaction(async (tx) => {
      await recordChange(tx, user, "setting_reset", key);
      return deleteSetting(tx, key);
    }),
  );
}
