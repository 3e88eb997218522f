import type { LightMyRequestResponse } from "fastify";
import type { User } from "#core/contracts/sign-in/auth.ts";
import type { Forgery, ForgingProvider } from "./forging-provider.ts";
import type { Send, TestApp } from "./test-app.ts";

/** A browser that keeps its cookies, and follows a sign-in to the provider and back. */
export class SchoolBrowser {
  readonly #send: Send;
  readonly #cookies = new Map<string, string>();

  constructor({ send }: Pick<TestApp, "send">) {
    this.#send = send;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  send: Send = async (method, url, body, headers) => {
    const response = await this.#send(method, url, body, { ...headers, ...(this.#cookies.size > 0 && { cookie: this.cookie }) });
    for (const { name, value } of response.cookies) {
      if (value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  };

  /** Starts a sign-in and returns the provider's URL. */
  async start(provider = "1", query = ""): Promise<string> {
    return String((await this.send("GET", `/api/school-sign-in/${provider}${query}`)).headers.location);
  }

  /** Returns from the provider with its answer. */
  comeBack(query: string, provider = "1"): Promise<LightMyRequestResponse> {
    return this.send("GET", `/api/school-sign-in/${provider}/callback${query}`);
  }

  /** Performs a whole sign-in and returns the page where it ends. */
  async signIn(provider: ForgingProvider, person: Record<string, unknown>, forgery?: Forgery): Promise<string> {
    const url = await this.start();
    return String((await this.comeBack(provider.answer(url, person, forgery))).headers.location);
  }

  async user(): Promise<User | undefined> {
    const response = await this.send("GET", "/api/user");
    return response.statusCode === 200 ? response.json() : undefined;
  }
}
