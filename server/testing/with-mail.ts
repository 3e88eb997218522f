import { readConfig } from "#server/platform/config.ts";
import { MailSender } from "#server/platform/mail/mail-sender.ts";
import { type CaughtMail, type Mailbox, openMailbox } from "#server/testing/mailbox.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

export interface MailTestApp extends TestApp {
  mailbox: Mailbox;
  /** Sends all queued mails and returns those that arrived. */
  deliver: () => Promise<CaughtMail[]>;
}

/** Starts the whole app with a mail server. */
export async function startWithMail(settings: Record<string, string> = {}): Promise<MailTestApp> {
  const mailbox = await openMailbox();
  const environment = { ...mailbox.environment, ...settings };
  const testApp = await startTestApp({ environment });
  const { mail } = readConfig(environment);
  if (!mail) throw new Error("There is no mail server.");
  const sender = new MailSender(testApp.database.db, mail);
  const deliver = async () => {
    const before = mailbox.mails.length;
    await sender.sendDue();
    return mailbox.mails.slice(before);
  };
  return { ...testApp, mailbox, deliver };
}
