import { BlockList, isIP } from "node:net";
import type { FastifyInstance } from "fastify";
import { AppError } from "./errors.ts";

export type TrustProxy = boolean | string[] | ((address: string, hop: number) => boolean);

const NUMBER = /^\d{1,2}$/;

/** The networks where a proxy in front of the server may be: on this machine or on a private network. */
const NEARBY = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
  ["100.64.0.0", 10],
] as const) {
  NEARBY.addSubnet(network, bits, "ipv4");
}
NEARBY.addAddress("::1", "ipv6");
NEARBY.addSubnet("fc00::", 7, "ipv6");
NEARBY.addSubnet("fe80::", 10, "ipv6");

const isNearby = (address: string): boolean => NEARBY.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

/** 'true', 'false', a number of proxies, or a list of addresses and networks. */
export const isTrustProxy = (text: string): boolean =>
  text === "true" || text === "false" || NUMBER.test(text) || text.split(",").every((one) => isAddressOrNetwork(one.trim()));

function isAddressOrNetwork(text: string): boolean {
  const [address = "", bits, ...others] = text.split("/");
  const version = isIP(address);
  if (version === 0 || others.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Without configured addresses, only a proxy on this machine or a private network is trusted, because anyone could claim to be one. */
export function readTrustProxy(text: string): TrustProxy {
  if (text === "false") return false;
  if (text === "true") return isNearby;
  if (!NUMBER.test(text)) return text.split(",").map((address) => address.trim());
  const proxies = Number(text);
  return (address, hop) => hop < proxies && (hop > 0 || isNearby(address));
}

export function proxyWarnings(publicUrl: string | undefined, trust: string | undefined): string[] {
  if (trust === undefined || trust === "false") {
    return publicUrl?.startsWith("https:")
      ? [
          "PUBLIC_URL is https, but TRUST_PROXY is not set: everybody seems to come from the proxy and shares its limits. Set TRUST_PROXY to the proxy's address.",
        ]
      : [];
  }
  if (trust !== "true" && !NUMBER.test(trust)) return [];
  return [
    `TRUST_PROXY=${trust} names no proxy: whoever reaches this port from a private network can claim any address. Set it to the proxy's address, such as 127.0.0.1.`,
  ];
}

/** A trusted proxy must forward a valid address; otherwise attempts could be counted under any made-up name. */
export function rejectInvalidForwardedFor(app: FastifyInstance): void {
  app.addHook("onRequest", ({ headers, ip }, _reply, done) => {
    const isFalse = headers["x-forwarded-for"] !== undefined && isIP(ip) === 0;
    done(isFalse ? new AppError("invalid", "requests.unreadable", { code: "bad_forwarded_for" }) : undefined);
  });
}
