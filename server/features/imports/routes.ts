import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as contracts from "#core/contracts/imports.ts";
import { IMPORT_MAX_BYTES, IMPORT_MAX_MB } from "#core/domain/imports/import-choices.ts";
import type { ImportRow } from "#server/db/tables/imports.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { toWait } from "#server/platform/http/rate-limits/rate-limit.ts";
import { route } from "#server/platform/http/route.ts";
import { Uploads } from "#server/platform/http/uploads.ts";
import { createDraft } from "./create-draft.ts";
import { ImportRunner } from "./import-runner.ts";
import { deleteExpiredImports, findImport, isUnderWay, listImports, startImport, startUndo } from "./import-state.ts";
import { importsFull } from "./problems.ts";
import { FileReader, TooMuchWork } from "./read-in-worker.ts";

const FILE_TYPE = "application/octet-stream";
const TRY_AGAIN_AFTER_S = 5;
const FILES_IN_MEMORY = 4;

function toResponse(row: ImportRow) {
  const { summary, id, state, createdAt, expiresAt, parts, partsDone } = row;
  const share = parts === 0 ? 0 : partsDone / parts;
  const progress = isUnderWay(row) ? (state === "undoing" ? 1 - share : share) : null;
  return { ...summary, id, state, progress, createdAt, expiresAt };
}

const tooLarge = () => new AppError("too_large", "imports.tooLarge", { values: { max: IMPORT_MAX_MB } });
const oneAtATime = () =>
  new AppError("rate_limited", "imports.stillReading", { code: "import_in_progress", retryAfterS: TRY_AGAIN_AFTER_S });

const notImported = () => new AppError("conflict", "imports.notImported", { code: "not_imported" });

const tooHeavy = (seconds: number) => new AppError("rate_limited", "imports.tooHeavy", { values: toWait(seconds), retryAfterS: seconds });

export function importsRoutes(app: FastifyInstance, { db, catalogue, limits, userCache, importReadTimeoutMs }: Deps): void {
  const files = new FileReader(importReadTimeoutMs);
  const uploads = new Uploads({
    maxBytes: IMPORT_MAX_BYTES,
    tooLarge,
    maxBytesHeld: FILES_IN_MEMORY * IMPORT_MAX_BYTES,
    full: importsFull,
  });
  const { budgets } = app.overload;
  const runner = new ImportRunner(db, catalogue, app.log, budgets);
  app.addHook("onReady", async () => runner.start());
  app.addHook("preClose", () => runner.stop());
  const busy = new Set<string>();

  route(app, contracts.listImports, async ({ user }) => (await listImports(db, user.id)).map(toResponse));

  // Registered in a separate scope, so that no other route accepts files.
  app.register(async (scope) => {
    // The handler reads the file itself, so that requests that can be refused without it are refused first.
    scope.addContentTypeParser(FILE_TYPE, (_request, payload, done) => done(null, payload));
    route(scope, contracts.createImport, async ({ user, query: { tz }, request }) => {
      refuseNoFile(request);
      if (busy.has(user.id)) throw oneAtATime();
      busy.add(user.id);
      try {
        files.assertRoom();
        await limits.check("heavyImportsPerPerson", user.id, tooHeavy);
        await limits.count("importsPerPerson", user.id);
        return await uploads.hold(async (read) => {
          // Safe to cast: the parser of this content type passes the stream through.
          const bytes = await read(request.body as Readable);
          return files.inQueue(async () => {
            const diary = await readFile(user.id, bytes, tz);
            const draft = { userId: user.id, diary, timeZone: tz, pause: () => budgets.pause(user.id) };
            return toResponse(await budgets.spend(user.id, () => createDraft(db, catalogue, draft)));
          });
        });
      } finally {
        busy.delete(user.id);
      }
    });
  });

  async function readFile(userId: string, bytes: Buffer, timeZone: string) {
    try {
      return await files.read(bytes, timeZone);
    } catch (error) {
      if (error instanceof TooMuchWork) await limits.allows("heavyImportsPerPerson", userId);
      throw error;
    }
  }

  route(app, contracts.confirmImport, async ({ user, params: { id } }) => {
    const row = await finish(await startImport(db, user.id, id));
    if (row.state === "undoing" || row.state === "undone") throw notImported();
    return toResponse(row);
  });

  route(app, contracts.deleteImport, async ({ user, params: { id } }) => {
    const row = await startUndo(db, user.id, id);
    if (isUnderWay(row)) return toResponse(await finish(row));
    await deleteExpiredImports(db, user.id);
    return toResponse(row);
  });

  async function finish(started: ImportRow): Promise<ImportRow> {
    if (!isUnderWay(started)) return started;
    await runner.run(started);
    userCache.invalidate(started.userId);
    return (await findImport(db, started.userId, started.id)) ?? started;
  }
}

/** Checks only the headers, before the body is read. */
function refuseNoFile({ headers, body }: FastifyRequest): void {
  if (headers["content-type"] !== FILE_TYPE || !body) throw new AppError("invalid", "imports.noFile", { code: "invalid_input" });
  if (Number(headers["content-length"] ?? 0) > IMPORT_MAX_BYTES) throw tooLarge();
}
