import { isIPv6 } from "node:net";

const GROUPS = 8;
const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The IPv6 prefix that identifies one household or device, which usually has the remaining 64 bits to itself. */
const NETWORK_BITS = 64;
/** The largest block that one customer or school gets. Its owner could use a new network for every attempt. */
export const SITE_BITS = 48;

/** The client's network, for counting attempts: an IPv4 address, or the prefix of an IPv6 address. */
export function toNetwork(ip: string, bits: number = NETWORK_BITS): string {
  const address = ip.replace(/%.*$/, "");
  const ipv4 = IPV4_IN_IPV6.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const splitGroups = (part: string) => (part === "" ? [] : part.split(":"));
  const start = splitGroups(head);
  const end = tail === undefined ? [] : splitGroups(tail);
  // The IPv4 part at the end stands for two groups, which are both beyond the network prefix anyway.
  const length = start.length + end.length + (address.includes(".") ? 1 : 0);
  const groups = [...start, ...Array<string>(Math.max(0, GROUPS - length)).fill("0"), ...end];
  const network = groups.slice(0, bits / 16).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/${bits}`;
}
