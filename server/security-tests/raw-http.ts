import { connect } from "node:net";

export interface RawAnswer {
  status: number;
  headers: string;
  body: string;
}

/** Sends bytes unchanged, because usual clients normalize a path before they send it. */
export function sendRaw(port: number, method: string, path: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const lines = Object.entries({ host: "localhost", connection: "close", ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`, "latin1"));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => {
      const [head = "", body = ""] = Buffer.concat(chunks).toString("latin1").split("\r\n\r\n", 2);
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), headers: head.toLowerCase(), body });
    });
  });
}
