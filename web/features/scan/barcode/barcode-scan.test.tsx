// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { CODE, openBarcodes, start, title } from "#web/testing/barcode-scan.tsx";
import { fakeCamera } from "#web/testing/camera.ts";

beforeEach(() => localStorage.clear());

describe("choosing what to scan", () => {
  it("starts with a photo, and goes to the barcode and back with the keyboard's focus kept", async () => {
    const { user, path } = openBarcodes({ path: "/scan" });
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Photo" }).checked).toBe(true);
    expect(screen.getByText("One photo, and AI tells you what is on the plate.")).toBeTruthy();
    const barcode = screen.getByRole("radio", { name: "Barcode" });
    await user.click(barcode);
    await start();
    expect(path()).toBe("/scan?by=barcode");
    expect(document.activeElement).toBe(barcode);
    await user.click(screen.getByRole("radio", { name: "Photo" }));
    expect(screen.getByRole("button", { name: "Choose a photo" })).toBeTruthy();
    expect(path()).toBe("/scan");
  });

  it("says so if barcodes are switched off on the server", async () => {
    openBarcodes({ isOn: false });
    await title("Barcodes are off here");
    expect(screen.queryByRole("button", { name: "Start the camera" })).toBeNull();
  });
});

describe("without a camera", () => {
  it.each([
    ["abc", "Type the digits that stand below the lines."],
    ["30176204", "One digit seems wrong. Check the last one."],
    ["3017620422004", "One digit seems wrong. Check the last one."],
    ["301762", "A barcode has 8, 12 or 13 digits."],
  ])("helps with the typed digits %s", async (typed, words) => {
    const { user, requests } = openBarcodes();
    const input = await screen.findByLabelText("Or type the digits");
    await user.type(input, typed);
    await user.click(screen.getByRole("button", { name: "Look up" }));
    expect(screen.getByText(words)).toBeTruthy();
    expect(document.activeElement).toBe(input);
    expect(requests(`/api/products/${typed}`)).toBe(0);
  });

  it("reads a photo of the code without sending it anywhere", async () => {
    fakeCamera({ frames: [CODE] });
    const { user, sent } = openBarcodes();
    await user.upload(await screen.findByLabelText("Photo of a barcode"), new File(["x"], "code.jpg", { type: "image/jpeg" }));
    await title("Oat drink");
    expect(sent()).toEqual([]);
  });

  it("says so if there is no code on the photo", async () => {
    fakeCamera();
    const { user } = openBarcodes();
    await user.upload(await screen.findByLabelText("Photo of a barcode"), new File(["x"], "cat.jpg", { type: "image/jpeg" }));
    expect(await screen.findByText(/We found no barcode on this picture/)).toBeTruthy();
  });
});
