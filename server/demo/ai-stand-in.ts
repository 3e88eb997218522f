import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { AI_PROVIDERS, type AiProvider } from "#core/domain/ai-providers.ts";
import { answerOf, readQuestion } from "./ai-protocols.ts";

/** What reached a provider. */
export interface AiRequest {
  provider: AiProvider;
  headers: Record<string, string | string[] | undefined>;
  /** Everything the model is told: frame, task and data. */
  text: string;
  images: Buffer[];
  /** The fields that the answer should have. */
  fields: string[];
}

/** `json` is answered as the provider would put it; `raw` as it is. `silence` never answers. */
export type AiAnswer = { json: unknown } | { text: string } | { status: number; raw: string; contentType?: string } | { silence: true };

export type AiMind = (request: AiRequest) => AiAnswer | Promise<AiAnswer>;

/** Speaks the wire protocols of the three providers, without a model behind them. */
export class AiStandIn {
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

  static async start(mind: AiMind): Promise<AiStandIn> {
    const standIn = new AiStandIn(mind);
    await new Promise<void>((resolve) => standIn.#server.listen(0, "127.0.0.1", resolve));
    standIn.#server.unref();
    return standIn;
  }

  /** From now on it answers so. */
  answer(mind: AiAnswer | AiMind): void {
    this.#mind = typeof mind === "function" ? mind : () => mind;
  }

  /** Told when a client leaves before it was answered. */
  onAborted(listener: () => void): void {
    this.#onAborted = listener;
  }

  /** As an operator would point the providers here; without keys of the operator's. */
  get environment(): Record<string, string> {
    return Object.fromEntries(AI_PROVIDERS.map((provider) => [`${provider.toUpperCase()}_BASE_URL`, this.urlOf(provider)]));
  }

  get environmentWithKeys(): Record<string, string> {
    return {
      ...this.environment,
      ...Object.fromEntries(AI_PROVIDERS.map((provider) => [`${provider.toUpperCase()}_API_KEY`, `operator-${provider}`])),
    };
  }

  urlOf(provider: AiProvider): string {
    // A server that listens on a port has an address with a port.
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
    const asked: AiRequest = { provider, headers: request.headers, ...readQuestion(provider, body) };
    this.requests.push(asked);
    response.once("close", () => response.writableEnded || this.#onAborted());
    const answer = await this.#mind(asked);
    if ("silence" in answer) return;
    if ("raw" in answer) {
      response.writeHead(answer.status, { "content-type": answer.contentType ?? "application/json" }).end(answer.raw);
      return;
    }
    const text = "json" in answer ? JSON.stringify(answer.json) : answer.text;
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answerOf(provider, text, body)));
  }
}
