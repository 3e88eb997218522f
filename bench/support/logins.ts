import { randomUUID } from "node:crypto";
import { openLoop } from "./open-loop.ts";

/** People who log in, in a process of their own: what it costs to be so many must not delay the clock beside it. */
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
