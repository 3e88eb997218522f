import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import * as contracts from "#core/contracts/sign-in/school-sign-in.ts";
import { SCHOOL_CALLBACK_PATH, SCHOOL_START_PATH } from "#core/domain/accounts/school-paths.ts";
import { SCHOOL_PROBLEM_PARAMETER } from "#core/domain/accounts/school-problems.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { assertWayToSignIn } from "#server/platform/auth/assert-sign-in-method.ts";
import { lockAccount } from "#server/platform/auth/locked-account.ts";
import { SchoolSignInError } from "#server/platform/auth/school-providers.ts";
import { asCurrentUser } from "#server/platform/auth/sessions/current-user.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { toNetwork } from "#server/platform/http/rate-limits/client-network.ts";
import { route } from "#server/platform/http/route.ts";
import { readOwnPath } from "#server/platform/http/safe-redirect-path.ts";
import { Attempts } from "./attempts.ts";
import { CallbackHandler } from "./callback-handler.ts";
import { canStartNew, finishWaiting } from "./complete-sign-in.ts";
import { deleteIdentity, listIdentities } from "./queries.ts";

const SECURITY_PATH = `${APP_PATHS.profile}?tab=security`;
const Provider = z.object({ provider: z.string() });
const Answer = z.object({ state: z.string().regex(/^[\w-]{43}$/) });

export function schoolSignInRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, schools, sessions, limits, accountEvents } = deps;
  const attempts = new Attempts(deps);
  const answers = new CallbackHandler(deps, attempts);

  app.get(SCHOOL_START_PATH, NAVIGATION, async (request, reply) =>
    redirecting(request, reply, APP_PATHS.auth, async () => {
      const provider = schools.find(Provider.parse(request.params).provider);
      if (!provider) throw new SchoolSignInError("unavailable");
      await limits.count("schoolSignInPerIp", toNetwork(request.ip));
      const to = readOwnPath(contracts.SchoolStart.safeParse(request.query).data?.to) ?? APP_PATHS.home;
      return attempts.begin(request, reply, provider, { purpose: "sign-in", to, sid: undefined });
    }),
  );

  app.get(SCHOOL_CALLBACK_PATH, NAVIGATION, async (request, reply) => {
    let page: string = APP_PATHS.auth;
    return redirecting(
      request,
      reply,
      () => page,
      async () => {
        const provider = schools.find(Provider.parse(request.params).provider);
        const state = Answer.safeParse(request.query).data?.state;
        if (!provider || state === undefined) throw new SchoolSignInError("expired");
        const { attempt, startedAt } = await attempts.take(request, reply, provider.id, state);
        if (attempt.purpose !== "sign-in") page = attempt.to;
        const person = await schools.exchange(provider, new URL(request.url, "http://localhost").search, attempt);
        if (attempt.purpose === "sign-in") return answers.signIn(request, reply, person, attempt.to);
        if (attempt.purpose === "link") await answers.link(request, attempt, person);
        else await answers.confirm(request, attempt, startedAt, person);
        return attempt.to;
      },
    );
  });

  route(app, contracts.readWaitingSignIn, async ({ query: { ticket }, request }) => {
    const waiting = request && attempts.findWaiting(request, ticket);
    if (!waiting) throw tookTooLong();
    const { kind, person } = waiting;
    const school = schools.findByIssuer(person.issuer)?.name ?? "";
    return { kind, school, email: person.email ?? "", canStartNew: await canStartNew(deps, waiting) };
  });

  route(app, contracts.finishSignIn, async ({ body, request, reply }) => {
    const finished = await finishWaiting(deps, attempts, answers, request, reply, body).catch((error) => {
      throw error instanceof SchoolSignInError ? tookTooLong() : error;
    });
    return finished === "code needed" ? { requiresTwoFactor: true as const, tempUserId: randomUUID() } : asCurrentUser(finished);
  });

  route(app, contracts.listSchoolSignIns, async ({ user }) => {
    const identities = await listIdentities(db, user.id);
    return identities.map(({ issuer, ...row }) => ({ ...row, name: schools.findByIssuer(issuer)?.name ?? null }));
  });

  route(app, contracts.linkSchool, async ({ user, sid, body, request, reply }) => {
    const provider = schools.find(body.provider);
    if (!provider) throw new AppError("not_found", "schools.notOffered");
    await limits.count("schoolSignInPerAccount", user.id);
    return { url: await begin(() => attempts.begin(request, reply, provider, { purpose: "link", to: SECURITY_PATH, sid })) };
  });

  route(app, contracts.confirmAtSchool, async ({ user, sid, body, request, reply }) => {
    const [provider] = (await listIdentities(db, user.id)).flatMap(({ issuer }) => schools.findByIssuer(issuer) ?? []);
    if (!provider) throw new AppError("not_found", "schools.noneLinked");
    await limits.count("schoolSignInPerAccount", user.id);
    const to = readOwnPath(body.to) ?? SECURITY_PATH;
    return { url: await begin(() => attempts.begin(request, reply, provider, { purpose: "confirm", to, sid })) };
  });

  route(app, contracts.unlinkSchool, async ({ user, sid, params: { id }, request }) => {
    await db.transaction(async (tx) => {
      await lockAccount(tx, user, sid);
      if (!(await deleteIdentity(tx, user.id, id))) throw new AppError("not_found", "schools.notLinked");
      await assertWayToSignIn(tx, deps, user);
      await accountEvents.record(tx, user.id, "school_unlinked", request);
      await sessions.endOtherSessions(user.id, sid, tx);
    });
  });
}

const NAVIGATION = { config: { access: "anyone", exemptFromLoadShedding: true }, schema: { hide: true } } as const;

const tookTooLong = () => new AppError("invalid", "schools.expired", { code: "school_expired" });

async function begin(start: () => Promise<string>): Promise<string> {
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof SchoolSignInError)) throw error;
    throw new AppError("bad_gateway", "schools.unreachable", { code: "school_unavailable" });
  }
}

/** For requests by browser navigation: every error is shown on a page instead of as JSON. */
async function redirecting(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string | (() => string),
  go: () => Promise<string>,
): Promise<FastifyReply> {
  try {
    return reply.redirect(await go());
  } catch (error) {
    const problem = error instanceof SchoolSignInError ? error.problem : error instanceof AppError ? toProblem(error) : undefined;
    if (problem === undefined) throw error;
    const { cause } = error as Error;
    // Logs only the reason's code, because messages and responses of a provider may contain tokens.
    request.log.info(
      { problem, reason: cause instanceof Error ? ("code" in cause ? cause.code : cause.name) : undefined },
      "school sign-in",
    );
    const path = typeof page === "string" ? page : page();
    return reply.redirect(`${path}${path.includes("?") ? "&" : "?"}${SCHOOL_PROBLEM_PARAMETER}=${problem}`);
  }
}

const toProblem = ({ kind }: AppError) =>
  kind === "rate_limited" ? ("too-many" as const) : kind === "conflict" || kind === "unauthenticated" ? ("expired" as const) : undefined;
