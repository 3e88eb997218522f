import { expect, test } from "vitest";
import { SITE_BITS, toNetwork } from "./client-network.ts";

test.each([
  ["10.0.0.1", "10.0.0.1"],
  ["::ffff:10.0.0.1", "10.0.0.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::99", "2001:db8:1:2::/64"],
  ["2001:db8::7", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::192.0.2.1", "64:ff9b:0:0::/64"],
])("counts %s as %s", (ip, network) => {
  expect(toNetwork(ip)).toBe(network);
});

test("a client's network groups the addresses of one site, whatever their subnets", () => {
  expect(toNetwork("2001:db8:1:2::3", SITE_BITS)).toBe("2001:db8:1::/48");
  expect(toNetwork("2001:db8:1:ffff::3", SITE_BITS)).toBe("2001:db8:1::/48");
  expect(toNetwork("10.0.0.1", SITE_BITS)).toBe("10.0.0.1");
});
