import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Locator } from "@playwright/test";
import { pictureOfCode, writeFakeCamera } from "#e2e/support/fake-camera.ts";
import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test as journey } from "#e2e/support/journey.ts";
import { OpenFoodFacts } from "#e2e/support/open-food-facts.ts";
import { OwnServer } from "#e2e/support/own-server.ts";
import { arriveSignedIn, toast } from "#e2e/support/people.ts";

const MUESLI = "7610000000011";
const UNKNOWN = "4006381333931";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

interface Stage {
  catalogue: OpenFoodFacts;
  server: OwnServer;
}

/** A phone whose camera sees a printed code, and a server that queries a stub of Open Food Facts. */
const test = journey.extend<{ stage: Stage }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern here.
  stage: async ({}, use) => {
    const catalogue = new OpenFoodFacts(MUESLI);
    const server = new OwnServer(await catalogue.start());
    await server.start();
    await use({ catalogue, server });
    await server.remove();
    catalogue.stop();
  },
  context: async ({ stage, playwright, launchOptions }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), "bitebright-camera-"));
    const camera = await writeFakeCamera(path.join(folder, "camera.mjpeg"), MUESLI);
    const browser = await playwright.chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
    const context = await browser.newContext({ ...PHONE, baseURL: stage.server.origin, reducedMotion: "reduce", serviceWorkers: "block" });
    await use(context);
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

test.use({ expectedStatuses: [404] });

test(
  "a package is scanned and logged in at most four taps, and an unknown one is copied from its label once",
  ANY_SCREEN,
  async ({ page, stage: { catalogue, server } }) => {
    test.slow();
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url()));
    await page.addInitScript(() => {
      const streams: MediaStream[] = [];
      Object.assign(window, { streams });
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      navigator.mediaDevices.getUserMedia = async (constraints) => {
        const stream = await open(constraints);
        streams.push(stream);
        return stream;
      };
    });
    const cameras = () =>
      page.evaluate(() =>
        // Safe to cast: the script above set it.
        (window as unknown as { streams: MediaStream[] }).streams.flatMap((one) => one.getTracks().map(({ readyState }) => readyState)),
      );
    const readers = () => addresses.filter((address) => /barcode-worker|\.wasm/.test(address)).length;
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };

    await arriveSignedIn(page, "/scan");
    await expect(page.getByRole("radio", { name: "Photo" })).toBeChecked();
    await expect(page.getByRole("link", { name: "Go to API keys" })).toBeVisible();
    await tap(page.getByRole("radio", { name: "Barcode" }));
    await expect(page.getByLabel("Or type the digits")).toBeVisible();
    expect([readers(), await cameras()]).toEqual([0, []]);
    await tap(page.getByRole("button", { name: "Start the camera" }));
    await expect(page.getByRole("heading", { name: "Crunchy muesli" })).toBeFocused({ timeout: 60_000 });
    expect(await cameras()).toEqual(["ended"]);
    await expect(page.getByRole("link", { name: "Data from Open Food Facts (ODbL)" })).toBeVisible();
    await tap(page.getByRole("button", { name: "Add to diary" }));
    await expect(toast(page, "Added to")).toContainText("Crunchy muesli, 1 bowl (45 g)");
    expect(taps).toBeLessThanOrEqual(4);
    expect(readers()).toBe(2);
    await expect(page.getByRole("button", { name: "Start the camera" })).toBeFocused();
    await inspectPage(page, "scan-barcode");

    // A photo of an unknown code is read on the device, by the same reader.
    await page
      .getByLabel("Photo of a barcode")
      .setInputFiles({ name: "code.jpg", mimeType: "image/jpeg", buffer: await pictureOfCode(UNKNOWN) });
    await expect(page.getByRole("heading", { name: "We don't know this one yet" })).toBeFocused({ timeout: 60_000 });
    await inspectPage(page, "scan-unknown-product");
    await page.getByRole("button", { name: "Enter it myself" }).click();
    const dialog = page.getByRole("dialog", { name: "Copy the label" });
    await dialog.getByLabel("Name").fill("School bar");
    await dialog.getByLabel("Calories in kcal").fill("400");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { name: "School bar" })).toBeVisible();
    await inspectPage(page, "scan-own-product");

    // Typed digits find both again, without another request to Open Food Facts.
    await page.getByRole("button", { name: "Scan another" }).click();
    await page.getByLabel("Or type the digits").fill("7610000000012");
    await page.getByRole("button", { name: "Look up" }).click();
    await expect(page.getByText("One digit seems wrong. Check the last one.")).toBeVisible();
    await page.getByLabel("Or type the digits").fill(MUESLI);
    await page.getByRole("button", { name: "Look up" }).click();
    await expect(page.getByRole("heading", { name: "Crunchy muesli" })).toBeVisible();
    await inspectPage(page, "scan-product");
    expect(catalogue.requestedCodes).toEqual([MUESLI, UNKNOWN]);

    await page.goto("/diary");
    await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Crunchy muesli" })).toHaveCount(1);
    const isOurs = (address: string) => address.startsWith(server.origin) || /^(?:data|blob):/.test(address);
    expect(addresses.filter((address) => !isOurs(address))).toEqual([]);
  },
);
