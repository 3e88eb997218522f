import { randomUUID } from "node:crypto";
import { openLoop } from "./open-loop.ts";

/** Simulates logins in a separate process, so that its own cost does not distort the measurements. */
const [url = "", perSecond, seconds] = process.argv.slice(2);
const randomByte = () => Math.floor(Math.random() * 256);

await openLoop(
  {
    url,
    path: "/api/login",
    method: "POST",
    headers: () => ({ "content-type": "application/json", "x-forwarded-for": `10.${randomByte()}.${randomByte()}.${randomByte()}` }),
    body: () => JSON.stringify({ email: `${randomUUID()}@example.com`, password: "Crunchy-apple-7" }),
  },
  Number(perSecond),
  Number(seconds),
);
