import { createServer } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail server that stores the mails it receives. */
export class MailServer {
  readonly #mails: { to: string; source: string }[] = [];
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        // In quoted-printable, long lines are split into pieces that end in '='.
        const source = Buffer.concat(chunks).toString().replace(/=\r\n/g, "").replaceAll("=3D", "=");
        this.#mails.push({ to: session.envelope.rcptTo[0]?.address ?? "", source });
        done();
      });
    },
  });

  /** Returns its address in the format of SMTP_URL. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const address = this.#server.server.address();
    return `smtp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  }

  /** The link to this page in the newest mail to this address. */
  linkTo(page: string, email: string): string | undefined {
    const mail = this.#mails.findLast(({ to, source }) => to === email && source.includes(`${page}#`));
    return new RegExp(`http://[^\\s"<]+${page}#[\\w-]{43}`).exec(mail?.source ?? "")?.[0];
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve));
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(new Error("no free port"))));
    });
  });
}
