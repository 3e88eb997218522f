// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { drawPictures } from "#web/testing/drawing.ts";
import { PREVIEW_MAX_CHARACTERS, photoFromPreview, preparePhoto } from "./prepare-photo.ts";

const file = new File(["the whole photo, with its place"], "lunch.jpg", { type: "image/jpeg" });

test("a large photo is scaled down to at most 1600 px, and more for the preview", async () => {
  const drawn = drawPictures({ width: 4000, height: 3000 });
  const { image, preview } = await preparePhoto(file);
  expect(drawn).toEqual(["1600 × 1200", "960 × 720"]);
  expect(await image.text()).toBe("drawn");
  expect(preview).toMatch(/^data:image\/jpeg;base64,/);
});

test("a small photo is never enlarged", async () => {
  const drawn = drawPictures({ width: 300, height: 500 });
  await preparePhoto(file);
  expect(drawn).toEqual(["300 × 500", "300 × 500"]);
});

test("the quality of a preview is reduced until it fits into the storage", async () => {
  const drawn = drawPictures({ width: 4000, height: 3000, urlLength: (px) => (px > 500 ? PREVIEW_MAX_CHARACTERS + 1 : 1000) });
  const { preview } = await preparePhoto(file);
  expect(drawn).toEqual(["1600 × 1200", "960 × 720", "720 × 540", "480 × 360"]);
  expect(preview).toHaveLength(1000);
});

test("a photo that the browser cannot draw is sent unchanged, without a preview", async () => {
  expect(await preparePhoto(file)).toEqual({ image: file, preview: null });
});

test("a stored preview becomes a photo again; anything else does not", async () => {
  const url = `data:image/jpeg;base64,${btoa("bytes")}`;
  expect(await photoFromPreview(url)?.image.text()).toBe("bytes");
  for (const wrong of [null, "", "javascript:alert(1)", "data:image/svg+xml,<svg/>", "data:image/jpeg;base64,%%%"]) {
    expect(photoFromPreview(wrong)).toBeUndefined();
  }
});
