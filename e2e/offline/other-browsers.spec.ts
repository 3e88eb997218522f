import { expect, test } from "@playwright/test";
import { ANY_SCREEN } from "#e2e/support/journey.ts";
import { findProgram, type OtherBrowser, startFirefox, startWebKit } from "#e2e/support/other-browsers.ts";
import { OwnServer } from "#e2e/support/own-server.ts";
import { makePerson } from "#e2e/support/people.ts";
import { SimplePage } from "#e2e/support/simple-page.ts";

const DAY = `new Date().toLocaleDateString("sv-SE")`;
const STATUS = "header [role=status]";
const hasButton = (name: string) =>
  `[...document.querySelectorAll("button")].some((one) => (one.ariaLabel ?? one.textContent) === "${name}")`;
const hasHeading = (text: string) => `document.querySelector("h1")?.textContent === "${text}"`;
const CHOSEN = `[...document.querySelectorAll("button")].some((one) => (one.ariaLabel ?? one.textContent).startsWith("Adding 1 food"))`;
const hasRow = (text: string) => `[...document.querySelectorAll("main li")].some((row) => row.textContent.includes("${text}"))`;
const waterSays = (text: string) => `document.querySelector("main").textContent.includes("${text}")`;
/** How many days of water the device has cached; they are prefetched last. */
const WATER_DAYS = `new Promise((resolve) => {
  const opening = indexedDB.open("bitebright");
  opening.onsuccess = () => {
    const reading = opening.result.transaction("copies").objectStore("copies").getAllKeys();
    reading.onsuccess = () => {
      opening.result.close();
      resolve(reading.result.filter((key) => key.startsWith('["/api/water"')).length);
    };
  };
})`;

/** Registers, searches and logs; then the server stops and starts again. */
async function mainJourney(page: SimplePage, server: OwnServer): Promise<void> {
  const person = makePerson();
  await page.open(`${server.origin}/auth`);
  await page.press("Register", hasButton("Create account"));
  await page.fill("First name", person.firstName);
  await page.fill("Last name", person.lastName);
  await page.fill("Email", person.email);
  await page.fill("Password", person.password);
  await page.fill("Confirm password", person.password);
  await page.press("Create account", hasHeading("How do you like to see food?"));
  await page.press("Skip", hasHeading(`Hi, ${person.firstName}!`));

  await page.open(`${server.origin}/diary`);
  await page.press("Add food to breakfast", `document.querySelector("[role=dialog] input[type=search]") !== null`);
  await page.fill("Search foods", "banana");
  await page.press("Add Banana", CHOSEN);
  await page.press("Add to breakfast", hasRow("Banana"));
  await page.expect(`navigator.serviceWorker.controller !== null`, true);
  await page.expect(WATER_DAYS, 7);

  // The entry is shown at once and saved a moment later.
  await page.expect(`fetch("/api/diary").then((answer) => answer.json()).then(({ length }) => length)`, 1);

  await server.kill();
  await page.open(`${server.origin}/diary`);
  await page.expectText(STATUS, "You're offline.");
  await page.expect(hasRow("Banana"), true);
  await page.press("One glass more, morning", waterSays("1 of 8 glasses"));
  await page.expectText(STATUS, "Waiting to sync: 1");

  await server.start();
  await page.expect(`document.querySelector("${STATUS}").textContent`, "");
  await page.expect(`fetch("/api/water/" + ${DAY}).then((answer) => answer.json()).then(({ morningGlasses }) => morningGlasses)`, 1);
  await page.expect(hasRow("Banana"), true);
}

const firefox = findProgram("firefox-esr", "firefox");
const webKitDriver = findProgram("WebKitWebDriver");
const screen = findProgram("Xvfb");

const BROWSERS: { name: string; missing: string | undefined; start: () => Promise<OtherBrowser> }[] = [
  { name: "Firefox", missing: firefox ? undefined : "Firefox", start: () => startFirefox(firefox ?? "") },
  {
    name: "WebKit",
    missing: [!webKitDriver && "WebKitWebDriver", !screen && "Xvfb"].filter(Boolean).join(" and ") || undefined,
    start: () => startWebKit({ driver: webKitDriver ?? "", screen: screen ?? "" }),
  },
];

for (const { name, missing, start } of BROWSERS) {
  test(`${name} can register, search, log and continue without a server`, ANY_SCREEN, async () => {
    test.skip(missing !== undefined, `${missing} is not installed here`);
    test.setTimeout(600_000);
    const server = new OwnServer();
    let browser: OtherBrowser | undefined;
    try {
      await server.start();
      browser = await start();
      await mainJourney(new SimplePage(browser), server);
    } finally {
      await browser?.close();
      await server.remove();
    }
    expect(browser).toBeDefined();
  });
}
