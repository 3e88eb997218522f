import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import fastify, { type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { MINUTE_MS } from "#core/domain/calendar/durations.ts";
import { SITE_TEXTS } from "#core/domain/site/site-texts.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import { accountRoutes } from "#server/features/account/routes.ts";
import { adminUsersRoutes } from "#server/features/admin-users/routes.ts";
import { apiKeysRoutes } from "#server/features/api-keys/routes.ts";
import { authRoutes } from "#server/features/auth/routes.ts";
import { diaryRoutes } from "#server/features/diary/routes.ts";
import { faqsRoutes } from "#server/features/faqs/routes.ts";
import { foodViewRoutes } from "#server/features/food-view/routes.ts";
import { foodsRoutes } from "#server/features/foods/routes.ts";
import { importsRoutes } from "#server/features/imports/routes.ts";
import { invitationsRoutes } from "#server/features/invitations/routes.ts";
import { learnRoutes } from "#server/features/learn/routes.ts";
import { ownRecipesRoutes } from "#server/features/own-recipes/routes.ts";
import { passkeysRoutes } from "#server/features/passkeys/routes.ts";
import { preferencesRoutes } from "#server/features/preferences/routes.ts";
import { productsRoutes } from "#server/features/products/routes.ts";
import { profileRoutes } from "#server/features/profile/routes.ts";
import { recipesRoutes } from "#server/features/recipes/routes.ts";
import { recoveryRoutes } from "#server/features/recovery/routes.ts";
import { savedMealsRoutes } from "#server/features/saved-meals/routes.ts";
import { scanRoutes } from "#server/features/scan/routes.ts";
import { schoolSignInRoutes } from "#server/features/school-sign-in/routes.ts";
import { listPublicSettings } from "#server/features/settings/queries.ts";
import { settingsRoutes } from "#server/features/settings/routes.ts";
import { suggestionsRoutes } from "#server/features/suggestions/routes.ts";
import { textReportsRoutes } from "#server/features/text-reports/routes.ts";
import { twoFactorRoutes } from "#server/features/two-factor/routes.ts";
import { waterRoutes } from "#server/features/water/routes.ts";
import { watchAiCalls } from "#server/platform/ai/ask-ai.ts";
import { AccountEvents } from "#server/platform/auth/account-events.ts";
import { Challenges } from "#server/platform/auth/challenges.ts";
import { AccountDeletions } from "#server/platform/auth/deletion/account-deletions.ts";
import type { Encryption } from "#server/platform/auth/encryption/encryption.ts";
import { SchoolProviders } from "#server/platform/auth/school-providers.ts";
import { toPageUser } from "#server/platform/auth/sessions/current-user.ts";
import { readSessionToken } from "#server/platform/auth/sessions/session-cookie.ts";
import { Sessions } from "#server/platform/auth/sessions/sessions.ts";
import { UserCache } from "#server/platform/auth/sessions/user-cache.ts";
import { toSignInMethods } from "#server/platform/auth/sign-in-methods.ts";
import { TrustedDevices } from "#server/platform/auth/trusted-devices.ts";
import type { Config } from "#server/platform/config.ts";
import type { Deps } from "#server/platform/deps.ts";
import { Downloads } from "#server/platform/http/downloads.ts";
import { handleErrors, handleMalformedUrl, handleNotFound } from "#server/platform/http/error-handler.ts";
import { shutDownGracefully } from "#server/platform/http/graceful-shutdown.ts";
import { healthRoutes } from "#server/platform/http/health.ts";
import { LoadShedding } from "#server/platform/http/load-shedding/load-shedding.ts";
import { describeApi } from "#server/platform/http/openapi.ts";
import { rejectCrossSiteWrites } from "#server/platform/http/origin-check.ts";
import { RateLimits } from "#server/platform/http/rate-limits/rate-limit.ts";
import { guardRoutes } from "#server/platform/http/route.ts";
import { setSecurityHeaders } from "#server/platform/http/security-headers.ts";
import { rejectUnstorableText } from "#server/platform/http/text-validation.ts";
import { rejectInvalidForwardedFor } from "#server/platform/http/trusted-proxies.ts";
import { MailQueue } from "#server/platform/mail/mail-queue.ts";
import { type LogStream, loggerOptions, logRequests } from "#server/platform/observability/logging.ts";
import { type Operations, watchSystem } from "#server/platform/observability/system-status.ts";
import { serveWebApp, type WebApp } from "#server/platform/pages/web-app.ts";
import { type Database, isDatabaseUnavailable } from "#server/platform/storage/database.ts";

const BODY_LIMIT_BYTES = 1024 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** How often connections are checked for timeouts, so that slow ones are closed soon after their time limit. */
const CHECK_CONNECTIONS_EVERY_MS = 5_000;
const KEEP_ALIVE_MS = 10_000;
export const AI_TIMEOUT_MS = MINUTE_MS;
/** Users scan in front of the shelf. After this time, typing the product in is faster. */
const PRODUCTS_TIMEOUT_MS = 8_000;
const SCHOOL_TIMEOUT_MS = 5_000;
const COMPRESS_FROM_BYTES = 1024;
/** Measured, see docs/performance.md: higher levels take several times the processor time for a tenth fewer bytes. */
const BROTLI_QUALITY_ON_THE_FLY = 1;
const GZIP_LEVEL_ON_THE_FLY = 3;

/** Each feature adds its routes; the order does not matter. */
const FEATURES = [
  authRoutes,
  twoFactorRoutes,
  recoveryRoutes,
  invitationsRoutes,
  passkeysRoutes,
  schoolSignInRoutes,
  profileRoutes,
  foodViewRoutes,
  preferencesRoutes,
  apiKeysRoutes,
  accountRoutes,
  importsRoutes,
  foodsRoutes,
  diaryRoutes,
  savedMealsRoutes,
  recipesRoutes,
  ownRecipesRoutes,
  waterRoutes,
  learnRoutes,
  suggestionsRoutes,
  scanRoutes,
  productsRoutes,
  settingsRoutes,
  faqsRoutes,
  textReportsRoutes,
  adminUsersRoutes,
];

/** Every schema is a zod schema. Without this, Fastify loads its own two compilers at every start. */
function notNeeded(): never {
  throw new Error("A schema that is not one of zod's.");
}

export interface AppParts {
  config: Pick<
    Config,
    | "publicUrl"
    | "publicUrls"
    | "trustProxy"
    | "mail"
    | "logLevel"
    | "ai"
    | "aiQuestionsPerDay"
    | "overload"
    | "products"
    | "schoolSignIn"
    | "registration"
    | "guardianConsentBelow"
  >;
  database: Database;
  sessionSecret: string;
  encryption: Encryption;
  catalogue: Catalogue;
  /** The built web app; absent while Vite serves it during development. */
  webApp: WebApp | undefined;
  /** Absent if the app is not operated as a server, as in tests. */
  operations?: Operations | undefined;
  logsToTerminal?: boolean;
  /** Where the log is written, if not to the standard output. */
  logStream?: LogStream;
  aiTimeoutMs?: number;
  productsTimeoutMs?: number;
  importReadTimeoutMs?: number;
  schoolTimeoutMs?: number;
}

export async function buildApp({
  config,
  database,
  sessionSecret,
  encryption,
  catalogue,
  webApp,
  operations,
  logsToTerminal = false,
  logStream,
  aiTimeoutMs = AI_TIMEOUT_MS,
  productsTimeoutMs = PRODUCTS_TIMEOUT_MS,
  importReadTimeoutMs,
  schoolTimeoutMs = SCHOOL_TIMEOUT_MS,
}: AppParts): Promise<FastifyInstance> {
  const overload = new LoadShedding(config.overload);
  const app = fastify({
    serverFactory: overload.serverFactory,
    logger: loggerOptions(config.logLevel, logsToTerminal, logStream),
    trustProxy: config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    // On a busy machine, reading its own files may take longer than Fastify's default timeout, and a slow start is not a failure.
    pluginTimeout: 0,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_CONNECTIONS_EVERY_MS,
    },
    frameworkErrors: handleMalformedUrl,
    schemaController: { compilersFactory: { buildValidator: notNeeded, buildSerializer: notNeeded } },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser("text/plain");

  const userCache = new UserCache();
  const sessions = new Sessions(database.db, sessionSecret, userCache);
  const limits = new RateLimits(database.db, { aiPerDay: config.aiQuestionsPerDay });
  const deps: Deps = {
    db: database.db,
    sessions,
    userCache,
    limits,
    downloads: new Downloads(limits, overload),
    devices: new TrustedDevices(sessionSecret),
    accountEvents: new AccountEvents(sessionSecret),
    deletions: new AccountDeletions(database.db, app.log),
    encryption,
    mail: new MailQueue(config.mail !== undefined),
    challenges: new Challenges(sessionSecret, limits),
    publicUrls: config.publicUrls,
    registration: config.registration,
    guardianConsentBelow: config.guardianConsentBelow,
    schools: new SchoolProviders(config.schoolSignIn, config.publicUrl, encryption, schoolTimeoutMs),
    ai: config.ai,
    aiTimeoutMs,
    importReadTimeoutMs,
    products: { ...config.products, timeoutMs: productsTimeoutMs },
    catalogue,
  };

  shutDownGracefully(app);
  logRequests(app);
  watchAiCalls(app);
  handleErrors(app);
  app.decorate("isHttps", config.publicUrls.length > 0 && config.publicUrls.every((url) => url.startsWith("https:")));
  setSecurityHeaders(app, app.isHttps);
  overload.watch(app);
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ["br", "gzip"],
    globalDecompression: false,
    zlibOptions: { level: GZIP_LEVEL_ON_THE_FLY },
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY_ON_THE_FLY } },
  });
  await app.register(cookie);
  rejectInvalidForwardedFor(app);
  rejectCrossSiteWrites(app, config.publicUrls);
  rejectUnstorableText(app);
  guardRoutes(app, sessions, userCache);
  const stopWatching = await database.listenForUserChanges(userCache);
  app.addHook("onClose", stopWatching);
  await describeApi(app);

  app.setNotFoundHandler(handleNotFound);
  healthRoutes(app, database);
  watchSystem(app, database, operations);
  for (const addRoutes of FEATURES) addRoutes(app, deps);
  app.addHook("onReady", async () => deps.deletions.start());
  app.addHook("preClose", () => deps.deletions.stop());
  app.addHook("onListen", async () => deps.schools.warmUp());

  if (webApp) {
    await serveWebApp(app, { ...webApp, publicUrl: config.publicUrl }, async (request) => {
      try {
        const token = readSessionToken(request);
        const session = (token === undefined ? undefined : await sessions.find(token)) ?? null;
        // The page's queries are read with this session.
        request.session = session;
        const settings = await listPublicSettings(database.db);
        return {
          user: session && toPageUser(session.user),
          // The legal texts are long and rarely read, so their pages fetch them separately.
          settings: settings.filter(({ key }) => SITE_TEXTS[key].category !== "legal"),
          // Omitted with the default settings, which most installations use, to keep pages small.
          ...((deps.schools.list.length > 0 || deps.registration !== "open" || deps.guardianConsentBelow !== undefined) && {
            signInWays: toSignInMethods(deps),
          }),
        };
      } catch (error) {
        // The page still opens, shows 'Loading...' and requests the data itself.
        if (isDatabaseUnavailable(error)) return undefined;
        throw error;
      }
    });
  }
  return app;
}
