import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export interface CaughtMail {
  to: string;
  subject: string;
  /** The entire mail, decoded. */
  source: string;
  messageId: string;
  /** The token of the link in the mail. */
  token: string | undefined;
}

export interface Mailbox {
  /** The environment variables that an operator would set. */
  environment: Record<string, string>;
  mails: CaughtMail[];
  /** Sets the server's reply to recipients; undefined accepts everything. */
  answerWith: (code: number | undefined) => void;
}

/** Starts a real mail server for the test, which is stopped when the test ends. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: CaughtMail[] = [];
  let code: number | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onRcptTo: (_address, _session, done) => done(code === undefined ? null : Object.assign(new Error("Not now"), { responseCode: code })),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        mails.push(readMail(session.envelope.rcptTo[0]?.address ?? "", Buffer.concat(chunks).toString()));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const address = server.server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: "BiteBright <food@school.example>",
      PUBLIC_URL: "http://food.example",
    },
    mails,
    answerWith: (answer) => {
      code = answer;
    },
  };
}

function readMail(to: string, raw: string): CaughtMail {
  const source = raw.replace(/=\r\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return {
    to,
    source,
    subject: /^Subject: (.*)$/m.exec(source)?.[1]?.trim() ?? "",
    messageId: /^Message-ID: (.*)$/im.exec(source)?.[1]?.trim() ?? "",
    token: /#([\w-]{43})/.exec(source)?.[1],
  };
}
