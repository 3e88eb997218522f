import { connect, type Socket } from "node:net";

const TICK_MS = 1;

export interface Answered {
  status: number;
  ms: number;
}

export interface Stream {
  url: string;
  path: string;
  method?: string;
  headers?: () => Record<string, string>;
  body?: () => string;
}

/**
 * Sends a fixed number of requests per second without waiting for responses, because real users do not wait for each other. Uses bare
 * sockets, because Node's own client takes half of a CPU core that the server needs.
 */
export async function openLoop(stream: Stream, perSecond: number, seconds: number): Promise<Answered[]> {
  const connections = new Connections(stream.url);
  const answers: Promise<Answered>[] = [];
  const start = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsedS = (performance.now() - start) / 1000;
      const due = Math.floor(Math.min(elapsedS, seconds) * perSecond);
      while (answers.length < due) answers.push(connections.send(write(stream)));
      if (elapsedS < seconds) return;
      clearInterval(timer);
      resolve();
    }, TICK_MS);
  });
  const all = await Promise.all(answers);
  connections.close();
  return all;
}

function write({ url, path, method = "GET", headers, body }: Stream): string {
  const content = body?.() ?? "";
  const lines = Object.entries({
    host: new URL(url).host,
    ...headers?.(),
    ...(content && { "content-length": Buffer.byteLength(content) }),
  });
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${content}`;
}

/** Like a browser, uses a free connection or opens another one. */
class Connections {
  readonly #port: number;
  readonly #host: string;
  readonly #free: Socket[] = [];

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#host = hostname;
    this.#port = Number(port);
  }

  send(message: string, start = performance.now()): Promise<Answered> {
    const reused = this.#free.pop();
    const socket = reused ?? connect({ host: this.#host, port: this.#port, noDelay: true });
    return new Promise((resolve) => {
      let received = "";
      const settle = (status: number): void => {
        socket.removeAllListeners();
        // The server may close an idle connection.
        socket.on("error", () => {}).on("close", () => this.#forget(socket));
        resolve({ status, ms: performance.now() - start });
      };
      const fail = (): void => {
        socket
          .removeAllListeners()
          .on("error", () => {})
          .destroy();
        resolve(reused ? this.send(message, start) : { status: 0, ms: performance.now() - start });
      };
      socket.removeAllListeners();
      socket.on("error", fail).on("close", fail);
      socket.on("data", (chunk) => {
        received += chunk.toString("latin1");
        if (!isWhole(received)) return;
        this.#free.push(socket);
        settle(Number(received.slice(9, 12)));
      });
      socket.write(message);
    });
  }

  close(): void {
    for (const socket of this.#free) socket.removeAllListeners().destroy();
  }

  #forget(socket: Socket): void {
    const place = this.#free.indexOf(socket);
    if (place !== -1) this.#free.splice(place, 1);
  }
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf("\r\n\r\n");
  if (end === -1) return false;
  const length = Number(/content-length: (\d+)/i.exec(answer.slice(0, end))?.[1]);
  return answer.length - end - 4 >= length;
}

export function percentile(answers: readonly Answered[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
