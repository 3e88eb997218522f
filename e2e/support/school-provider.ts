import type { Server } from "node:http";
import Provider from "oidc-provider";

export const CLIENT = { id: "bitebright", secret: "a-secret-that-only-the-two-know-0123456789" };

/** A school's OpenID Connect provider: everyone who signs in there is a pupil with a verified address. */
export class SchoolProvider {
  readonly issuer: string;
  readonly #port: number;
  readonly #provider: Provider;
  #server: Server | undefined;

  constructor(port: number, publicUrl: string) {
    this.#port = port;
    this.issuer = `http://localhost:${port}`;
    this.#provider = new Provider(this.issuer, {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: [`${publicUrl}/api/school-sign-in/1/callback`],
          post_logout_redirect_uris: [`${publicUrl}/`],
        },
      ],
      claims: { email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
      cookies: { keys: ["only for a journey"] },
      findAccount: (_context, sub) => ({
        accountId: sub,
        claims: () => ({ sub, email: `${sub}@school.example`, email_verified: true, given_name: "Noor", family_name: "Haddad" }),
      }),
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server = this.#provider.listen(this.#port, "127.0.0.1", resolve);
    });
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }
}
