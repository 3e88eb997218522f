// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { readStored, removePersonalKeys, store } from "#web/lib/storage.ts";
import type { Answer } from "#web/testing/fake-server.ts";
import {
  fileInput,
  findPhoto,
  openScan,
  PREVIEW_KEY,
  photo,
  RESULT,
  RESULT_KEY,
  scanButton,
  scanned,
  summary,
} from "#web/testing/scan.tsx";
import { expectToast } from "#web/testing/toasts.ts";

beforeEach(() => localStorage.clear());

const MOST = 10 * 1024 * 1024;
const never = () => new Promise<Answer>(() => undefined);
const problem = (status: number, code: string, message: string): Answer => ({ status, body: { code, message } });

describe("choosing a photo", () => {
  // Spec: S2.77, S4.21
  it("shows it, and lets it be scanned", async () => {
    const { user } = await openScan();
    await user.upload(fileInput(), photo());
    expect((await findPhoto()).src).toMatch(/^data:image\/jpeg/);
    await waitFor(() => expect(document.activeElement).toBe(scanButton()));
  });

  // Spec: S2.76, S2.79
  it("comes with tips", async () => {
    await openScan();
    expect(screen.getByRole("heading", { level: 1, name: "Scan Your Food" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Tips for a clear scan" })).toBeTruthy();
    expect(screen.getByText("Photograph from above, whole plate in view.")).toBeTruthy();
  });

  it("works by dropping and by pasting too", async () => {
    await openScan();
    const page = screen.getByRole("heading", { level: 1 });
    fireEvent.dragOver(page, { dataTransfer: { types: ["Files"] } });
    expect(screen.getByText("Drop it here")).toBeTruthy();
    fireEvent.drop(page, { dataTransfer: { files: [photo()] } });
    await findPhoto();
    fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(screen.queryByAltText("Your meal")).toBeNull();
    fireEvent.paste(document, { clipboardData: { files: [photo()] } });
    await findPhoto();
  });

  it("offers the phone's camera", async () => {
    await openScan();
    expect(screen.getByRole("button", { name: "Take a photo" })).toBeTruthy();
    expect(screen.getByLabelText("Take a photo of your meal").getAttribute("capture")).toBe("environment");
  });

  // Spec: S5.38, S5.39
  it.each([
    ["a document", photo({ name: "lunch.pdf", type: "application/pdf" }), "Invalid File Type", "Please select an image file."],
    ["one byte over 10 MB", photo({ size: MOST + 1 }), "File Too Large", "Please select an image smaller than 10MB."],
  ])("rejects %s", async (_case, file, title, description) => {
    const { user } = await openScan();
    await user.upload(fileInput(), file);
    await expectToast(title, description);
    expect(screen.queryByAltText("Your meal")).toBeNull();
  });

  // Spec: S4.20, S5.40
  it("scans nothing without a photo", async () => {
    const { user, sent } = await openScan();
    await user.click(scanButton());
    await expectToast("No Image Selected", "Please choose or take a photo first.");
    expect(sent("/api/foods/scan")).toEqual([]);
  });
});

describe("scanning", () => {
  // Spec: S1.5, S2.78, S4.23, S7.28
  it("sends the drawn photo to the chosen provider and shows what is on it", async () => {
    const { uploaded } = await scanned();
    expect(uploaded()).toMatchObject({ provider: "openai", query: "provider=openai" });
    expect(await uploaded().image.text()).toBe("drawn");
    expect(screen.getByText("AI estimate", { selector: "span" })).toBeTruthy();
    expect(screen.getByText("2 foods found")).toBeTruthy();
    expect(summary()).toBe("258kcalProtein37.5 gCarbs1.2 gFat10.3 g");
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "On your plate" }));
  });

  // Spec: S3.53, D5.13
  it("shows the model's words as text", async () => {
    await scanned();
    expect(screen.getByText("Chicken brings protein <b>for your muscles</b>.")).toBeTruthy();
  });

  // Spec: S4.22
  it("says which provider is at work, and can be canceled", async () => {
    const { user, sent } = await openScan({ scan: never });
    await user.upload(fileInput(), photo());
    await findPhoto();
    await user.click(scanButton());
    expect(await screen.findByText("OpenAI is looking at your photo...")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull());
    expect(sent("/api/foods/scan")[0]?.init.signal?.aborted).toBe(true);
    expect(document.activeElement).toBe(scanButton());
    expect(screen.queryByText("Scan Failed")).toBeNull();
    await findPhoto();
  });

  it("is canceled by another photo", async () => {
    const { user, sent } = await openScan({ scan: never });
    await user.upload(fileInput(), photo());
    await findPhoto();
    await user.click(scanButton());
    await screen.findByRole("button", { name: "Cancel" });
    fireEvent.paste(document, { clipboardData: { files: [photo()] } });
    await waitFor(() => expect(sent("/api/foods/scan")[0]?.init.signal?.aborted).toBe(true));
  });

  it("sends a photo that the browser cannot draw unchanged, and shows the server's advice", async () => {
    const advice = "This photo is in Apple's HEIC format, which we can't read.";
    const { user, uploaded } = await openScan({ canDraw: false, scan: problem(400, "invalid_image", advice) });
    await user.upload(fileInput(), photo({ name: "IMG_1.HEIC", type: "" }));
    expect(await screen.findByText("Your photo is here. This browser just can't show it.")).toBeTruthy();
    await user.click(scanButton());
    await expectToast("Scan Failed", advice);
    expect(uploaded().image.name).toBe("IMG_1.HEIC");
  });

  // Spec: S8.17, S8.22
  it.each([
    ["an outage", problem(502, "ai_unavailable", "Not now."), "Scan Failed", "Failed to analyze the image. Please try again."],
    [
      "a used-up quota",
      problem(429, "ai_quota", "Used up."),
      "AI Service Quota Exceeded",
      "Check the plan of your key with the provider, or try another provider.",
    ],
    ["a full queue", problem(503, "photo_queue_full", "Please try yours again."), "Please wait a moment", "Please try yours again."],
  ])("after %s says so and keeps the photo", async (_case, scan, title, description) => {
    const { user } = await openScan({ scan });
    await user.upload(fileInput(), photo());
    await findPhoto();
    await user.click(scanButton());
    await expectToast(title, description);
    await findPhoto();
    expect(scanButton().getAttribute("aria-busy")).toBeNull();
  });

  it("says so if there is no food on the photo", async () => {
    const { user } = await openScan({ scan: { body: { ...RESULT, detectedFoods: [], items: [], analysis: "A cat on a chair." } } });
    await user.upload(fileInput(), photo());
    await findPhoto();
    await user.click(scanButton());
    await screen.findByRole("heading", { name: "No food on this one" });
    expect(screen.getByText("A cat on a chair.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /to diary/ })).toBeNull();
  });

  // Spec: D5.4
  it("sends nothing without any provider, and links to the API keys", async () => {
    const { user, sent, path } = await openScan({ providers: [] });
    expect(screen.getByText("AI needs a key first. Add one under Profile, API keys, and this button wakes up.")).toBeTruthy();
    await user.upload(fileInput(), photo());
    await findPhoto();
    await user.click(scanButton());
    await user.click(await screen.findByRole("button", { name: "Go to API keys" }));
    expect(path()).toBe("/profile?tab=api-keys");
    expect(sent("/api/foods/scan")).toEqual([]);
  });
});

describe("coming back", () => {
  // Spec: S4.25
  it("restores photo and result as they were left", async () => {
    await scanned();
    const [preview, result] = [readStored(PREVIEW_KEY), readStored(RESULT_KEY)];
    cleanup();
    await openScan({ isKept: true });
    expect((await findPhoto()).src).toBe(preview);
    expect(summary()).toContain("258");
    expect(readStored(RESULT_KEY)).toBe(result);
  });

  it("can scan a photo that was stored without a result", async () => {
    store(PREVIEW_KEY, `data:image/jpeg;base64,${btoa("kept")}`);
    const { user, uploaded } = await openScan();
    await user.click(scanButton());
    await screen.findByRole("heading", { name: "On your plate" });
    expect(await uploaded().image.text()).toBe("kept");
  });

  it.each(["{", "[]", '{"analysis":"x","items":[{}]}', '{"analysis":"x","items":[null]}'])(
    "is not broken by %s in the storage",
    async (stored) => {
      store(RESULT_KEY, stored);
      await openScan();
      expect(screen.getByRole("button", { name: "Choose a photo" })).toBeTruthy();
    },
  );

  // Spec: S2.80, S4.24
  it("restores nothing after Clear, and after a logout", async () => {
    const { user } = await scanned();
    expect(readStored(RESULT_KEY)).not.toBeNull();
    await user.click(screen.getByRole("button", { name: "Clear" }));
    expect([readStored(PREVIEW_KEY), readStored(RESULT_KEY)]).toEqual([null, null]);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Choose a photo" }));

    store(PREVIEW_KEY, "a photo");
    store(RESULT_KEY, "a result");
    removePersonalKeys();
    expect([readStored(PREVIEW_KEY), readStored(RESULT_KEY)]).toEqual([null, null]);
  });
});
