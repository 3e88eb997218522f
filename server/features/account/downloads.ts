import type { FastifyInstance } from "fastify";
import { DIARY_CSV_PATH, EXPORT_PATH } from "#core/contracts/account.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import type { Deps } from "#server/platform/deps.ts";
import { unauthorized } from "#server/platform/http/errors.ts";
import { diaryCsv, readDiaryWithAllergens } from "./diary-csv.ts";
import { personalDataJson } from "./personal-data-json.ts";

interface Download {
  path: string;
  kind: "data_downloaded" | "diary_downloaded";
  fileName: string;
  type: string;
  content: (user: UserRow) => AsyncGenerator<string>;
}

/** The user's own data as files. They are streamed, so they are no endpoints of a contract. */
export function downloadRoutes(app: FastifyInstance, { db, catalogue, downloads, accountEvents }: Deps): void {
  const serveDownload = ({ path, kind, fileName, type, content }: Download): void => {
    app.get(path, { config: { access: "member" }, schema: { summary: `Download ${fileName}`, tags: ["user"] } }, async (request, reply) => {
      const user = request.session?.user;
      if (!user) throw unauthorized();
      const stream = await downloads.start(user.id, async function* () {
        await accountEvents.record(db, user.id, kind, request);
        yield* content(user);
      });
      return reply.header("content-disposition", `attachment; filename="${fileName}"`).type(type).send(stream);
    });
  };
  serveDownload({
    path: EXPORT_PATH,
    kind: "data_downloaded",
    fileName: "bitebright-my-data.json",
    type: "application/json; charset=utf-8",
    content: (user) => personalDataJson(db, user),
  });
  serveDownload({
    path: DIARY_CSV_PATH,
    kind: "diary_downloaded",
    fileName: "bitebright-diary.csv",
    type: "text/csv; charset=utf-8",
    content: (user) => diaryCsv(readDiaryWithAllergens({ db, catalogue }, user.id)),
  });
}
