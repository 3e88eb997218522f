import { expect, test } from "vitest";
import { nameDevice } from "./device-name.ts";

const CHROME_ON = (system: string) => `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36`;
const SAFARI_ON = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`;
const IPHONE = "iPhone; CPU iPhone OS 18_1 like Mac OS X";

test.each([
  [CHROME_ON("Windows NT 10.0; Win64; x64"), "Chrome on Windows"],
  [`${CHROME_ON("Windows NT 10.0; Win64; x64")} Edg/131.0.0.0`, "Edge on Windows"],
  [`${CHROME_ON("X11; Linux x86_64")} OPR/115.0.0.0`, "Opera on Linux"],
  [CHROME_ON("Linux; Android 10; K"), "Chrome on Android"],
  [
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36",
    "Samsung Internet on Android",
  ],
  [CHROME_ON("X11; CrOS x86_64 14541.0.0"), "Chrome on Chromebook"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0", "Firefox on Mac"],
  [SAFARI_ON("Macintosh; Intel Mac OS X 10_15_7"), "Safari on Mac"],
  [SAFARI_ON(IPHONE), "Safari on iPhone"],
  [`Mozilla/5.0 (${IPHONE}) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`, "Chrome on iPhone"],
  ["Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 FxiOS/133.0 Mobile/15E148 Safari/605.1.15", "Firefox on iPad"],
  ["Mozilla/5.0 (Windows NT 10.0) SomethingNew/1.0", "Windows"],
  ["curl/8.5.0", "Unknown device"],
  [null, "Unknown device"],
])("%s is called '%s'", (userAgent, name) => {
  expect(nameDevice(userAgent).name).toBe(name);
});

test("a phone and a tablet are handhelds, a computer is not", () => {
  expect(
    [SAFARI_ON(IPHONE), CHROME_ON("Linux; Android 10; K"), CHROME_ON("X11; Linux x86_64")].map((one) => nameDevice(one).isHandheld),
  ).toEqual([true, true, false]);
});
