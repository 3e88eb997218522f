import type { FastifyInstance } from "fastify";
import { HOUR_MS, MINUTE_MS } from "#core/domain/calendar/durations.ts";
import { Sessions } from "#server/platform/auth/sessions/sessions.ts";
import { UserCache } from "#server/platform/auth/sessions/user-cache.ts";
import type { Config } from "#server/platform/config.ts";
import { RateLimits } from "#server/platform/http/rate-limits/rate-limit.ts";
import { MailSender } from "#server/platform/mail/mail-sender.ts";
import { mailFailures } from "#server/platform/observability/counters.ts";
import type { Operations } from "#server/platform/observability/system-status.ts";
import type { Database } from "#server/platform/storage/database.ts";
import { isDiskNearlyFull, toMegabytes } from "#server/platform/storage/disk-space.ts";
import { cleanUpHourly } from "./clean-up.ts";
import { backUpNightly } from "./nightly-backup.ts";

const CLEAN_UP_EVERY_MS = HOUR_MS;
const LOOK_FOR_MAILS_EVERY_MS = 2_000;
const COUNT_UPTIME_EVERY_MS = MINUTE_MS;
const LOOK_AT_DISK_EVERY_MS = MINUTE_MS;
const LOOK_FOR_NIGHT_EVERY_MS = 10 * MINUTE_MS;

export interface BackgroundParts {
  app: FastifyInstance;
  config: Config;
  database: Database;
  sessionSecret: string;
  dataFolder: string;
  operations: Operations;
}

export interface BackgroundWork {
  /** Starts nothing new from now on. */
  stop: () => void;
  /** Waits for the mail that is being sent. */
  finish: () => Promise<void>;
}

/** Everything that the server does without a request. */
export function startBackgroundWork(parts: BackgroundParts): BackgroundWork {
  const { app, config, database, sessionSecret, dataFolder, operations } = parts;
  const { db } = database;
  const { log } = app;
  const sessions = new Sessions(db, sessionSecret, new UserCache());
  const limits = new RateLimits(db);
  const mailSender =
    config.mail &&
    new MailSender(db, config.mail, (failure) => {
      log.warn({ failure }, "a mail could not be sent");
      mailFailures.inc({ given_up: String(failure.hasFailedForGood) });
    });

  const timers = [
    setInterval(() => cleanUpHourly({ db, sessions, limits, log, accountEventsDays: config.accountEventsDays }), CLEAN_UP_EVERY_MS),
    setInterval(() => {
      database.ping().then(
        () => operations.uptime.countMinute(Date.now()),
        () => {},
      );
    }, COUNT_UPTIME_EVERY_MS),
  ];
  let wasNearlyFull = false;
  const watchDisk = () => {
    const space = operations.readDiskSpace();
    const isNearlyFull = isDiskNearlyFull(space);
    if (isNearlyFull && !wasNearlyFull) log.warn({ freeMb: toMegabytes(space.freeBytes) }, "the disk is nearly full");
    wasNearlyFull = isNearlyFull;
  };
  watchDisk();
  timers.push(setInterval(watchDisk, LOOK_AT_DISK_EVERY_MS));
  if (mailSender) {
    const send = () => mailSender.sendDue().catch((error: unknown) => log.warn({ err: error }, "the mail queue could not be read"));
    timers.push(setInterval(send, LOOK_FOR_MAILS_EVERY_MS));
    // Nobody waits for it: the server also starts while the mail server is down.
    mailSender.findProblem().then((code) => code && log.warn({ code }, "the mail server cannot be used"));
  }
  if (config.backup.isNightly) {
    const look = () =>
      backUpNightly(db, dataFolder, new Date(), config.backup.secret)
        .then((file) => file && log.info({ file }, "backup"))
        .catch((error: unknown) => log.error({ err: error }, "backup failed"));
    timers.push(setInterval(look, LOOK_FOR_NIGHT_EVERY_MS));
  }
  return {
    stop: () => {
      for (const timer of timers) clearInterval(timer);
    },
    finish: async () => mailSender?.stop(),
  };
}
