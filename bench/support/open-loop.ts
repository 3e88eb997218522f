import { Agent, request } from "node:http";

const TICK_MS = 5;

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

/** So many requests a second for so long, whether the answers come or not: as people come, who do not wait for each other. */
export async function openLoop(stream: Stream, perSecond: number, seconds: number): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
  const answers: Promise<Answered>[] = [];
  const start = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsedS = (performance.now() - start) / 1000;
      const due = Math.floor(Math.min(elapsedS, seconds) * perSecond);
      while (answers.length < due) answers.push(send(stream, agent));
      if (elapsedS < seconds) return;
      clearInterval(timer);
      resolve();
    }, TICK_MS);
  });
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}

function send(stream: Stream, agent: Agent, start = performance.now()): Promise<Answered> {
  const { url, path, method = "GET", headers, body } = stream;
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, ms: performance.now() - start });
    const sent = request(url + path, { method, agent, headers: headers?.() ?? {} }, (response) => {
      response.resume().once("end", () => done(response.statusCode ?? 0));
    });
    // A connection that the server has just closed: as a browser does, over another one.
    sent.once("error", () => (sent.reusedSocket ? resolve(send(stream, agent, start)) : done(0)));
    sent.end(body?.());
  });
}

export function percentile(answers: readonly Answered[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
