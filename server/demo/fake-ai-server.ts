import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { AI_PROVIDERS, type AiProvider } from "#core/domain/ai/ai-providers.ts";
import { readQuestion, writeAnswer } from "./ai-protocols.ts";

/** A request that a provider received. */
export interface AiRequest {
  provider: AiProvider;
  headers: Record<string, string | string[] | undefined>;
  /** The whole prompt: frame, task and data. */
  text: string;
  images: Buffer[];
  /** The fields that the answer should have. */
  fields: string[];
}

/** `json` is wrapped in the provider's format, `raw` is sent unchanged, with `silence` there is no response, and with `trickle` no end. */
export type AiAnswer =
  | { json: unknown }
  | { text: string }
  | { status: number; raw: string; contentType?: string }
  | { silence: true }
  | { trickle: true };

const TRICKLE_EVERY_MS = 20;

export type AiMind = (request: AiRequest) => AiAnswer | Promise<AiAnswer>;

/** Implements the wire protocols of the three providers, without a model behind them. */
export class FakeAiServer {
  readonly requests: AiRequest[] = [];
  readonly #server: Server;
  #mind: AiMind;
  #onAborted = () => {};

  private constructor(mind: AiMind) {
    this.#mind = mind;
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch(() => response.destroy());
    });
  }

  static async start(mind: AiMind): Promise<FakeAiServer> {
    const fakeProvider = new FakeAiServer(mind);
    await new Promise<void>((resolve) => fakeProvider.#server.listen(0, "127.0.0.1", resolve));
    fakeProvider.#server.unref();
    return fakeProvider;
  }

  /** Sets the answer to all further requests. */
  answer(mind: AiAnswer | AiMind): void {
    this.#mind = typeof mind === "function" ? mind : () => mind;
  }

  /** The listener is called when a client disconnects before it gets a response. */
  onAborted(listener: () => void): void {
    this.#onAborted = listener;
  }

  /** The environment variables that point the providers to this server, without the operator's keys. */
  get environment(): Record<string, string> {
    return Object.fromEntries(AI_PROVIDERS.map((provider) => [`${provider.toUpperCase()}_BASE_URL`, this.providerUrl(provider)]));
  }

  get environmentWithKeys(): Record<string, string> {
    return {
      ...this.environment,
      ...Object.fromEntries(AI_PROVIDERS.map((provider) => [`${provider.toUpperCase()}_API_KEY`, `operator-${provider}`])),
    };
  }

  providerUrl(provider: AiProvider): string {
    // Safe to cast: the server listens on a port, so it has an address with a port.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/${provider}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const provider = AI_PROVIDERS.find((one) => request.url?.startsWith(`/${one}/`));
    if (!provider) return void response.writeHead(404).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    const aiRequest: AiRequest = { provider, headers: request.headers, ...readQuestion(provider, body) };
    this.requests.push(aiRequest);
    response.once("close", () => response.writableEnded || this.#onAborted());
    const answer = await this.#mind(aiRequest);
    if ("silence" in answer) return;
    if ("trickle" in answer) {
      response.writeHead(200, { "content-type": "application/json" });
      const trickle = setInterval(() => response.write(" "), TRICKLE_EVERY_MS);
      response.once("close", () => clearInterval(trickle));
      return;
    }
    if ("raw" in answer) {
      response.writeHead(answer.status, { "content-type": answer.contentType ?? "application/json" }).end(answer.raw);
      return;
    }
    const text = "json" in answer ? JSON.stringify(answer.json) : answer.text;
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(writeAnswer(provider, text, body)));
  }
}
