// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CODE, openBarcodes, PATH, start, title } from "#web/testing/barcode-scan.tsx";
import { fakeCamera } from "#web/testing/camera.ts";

beforeEach(() => localStorage.clear());

describe("the camera", () => {
  it("finds a code that two frames agree on, stops, and shows the product", async () => {
    const camera = fakeCamera({ frames: [[], [{ rawValue: "96385074", format: "ean_8" }], CODE, CODE] });
    const { user, path } = openBarcodes();
    expect(camera.opened).toBe(0);
    await user.click(await start());
    const heading = await title("Oat drink");
    expect([camera.opened, camera.stops, camera.reads, camera.buzzes]).toEqual([1, 1, 4, 1]);
    expect(path()).toBe(PATH);
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it("is off as soon as the tab is hidden, the photo is chosen, or it is turned off", async () => {
    const camera = fakeCamera();
    const { user } = openBarcodes();
    await user.click(await start());
    await user.click(await screen.findByRole("button", { name: "Turn the camera off" }));
    expect(camera.stops).toBe(1);

    await user.click(await start());
    await screen.findByText("Hold the barcode in the frame");
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    await start();
    expect(camera.stops).toBe(2);

    await user.click(await start());
    await screen.findByText("Hold the barcode in the frame");
    await user.click(screen.getByRole("radio", { name: "Photo" }));
    expect([camera.opened, camera.stops]).toEqual([3, 3]);
  });

  it("has a light if the device has one, and stays quiet once it is muted", async () => {
    const camera = fakeCamera({ hasTorch: true, frames: [...Array.from({ length: 40 }, () => []), CODE, CODE] });
    const { user } = openBarcodes();
    await user.click(await start());
    const light = await screen.findByRole("button", { name: "Light" });
    await user.click(light);
    await waitFor(() => expect(light.getAttribute("aria-pressed")).toBe("true"));
    expect(camera.torch).toEqual([{ advanced: [{ torch: true }] }]);
    const sound = screen.getByRole("button", { name: "Sound when found" });
    await user.click(sound);
    expect(sound.getAttribute("aria-pressed")).toBe("false");
    await title("Oat drink");
    expect(camera.buzzes).toBe(0);
  });

  it("does not say that the light is on if it stays off", async () => {
    const camera = fakeCamera({ hasTorch: true, isTorchBroken: true });
    const { user } = openBarcodes();
    await user.click(await start());
    const light = await screen.findByRole("button", { name: "Light" });
    await user.click(light);
    await waitFor(() => expect(camera.torch).toHaveLength(1));
    // The first attempt failed, so the second tap tries to switch the light on again.
    await user.click(light);
    await waitFor(() => expect(camera.torch).toEqual(Array(2).fill({ advanced: [{ torch: true }] })));
  });

  it.each([
    ["nobody allows it", { refusal: "NotAllowedError" }, "The camera is not allowed"],
    ["there is none", { refusal: "NotFoundError" }, "No camera here"],
    ["another app has it", { refusal: "NotReadableError" }, "The camera is busy"],
    ["the address is not secure", { isSecure: false }, "The camera needs a secure address"],
  ])("says what to do if %s, and typed digits still work", async (_case, camera, words) => {
    fakeCamera(camera);
    const { user } = openBarcodes();
    await user.click(await start());
    expect(within(await screen.findByRole("alert")).getByText(words)).toBeTruthy();
    await user.type(screen.getByLabelText("Or type the digits"), "3 017620 422003{Enter}");
    await title("Oat drink");
  });
});
