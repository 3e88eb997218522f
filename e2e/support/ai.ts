import { expect, type Page } from "@playwright/test";
import type { AiProvider } from "#core/domain/ai/ai-providers.ts";

type Named = readonly [AiProvider, string];

export const PROVIDERS: readonly [Named, Named, Named] = [
  ["anthropic", "Anthropic"],
  ["openai", "OpenAI"],
  ["gemini", "Gemini"],
];

/** For the demo server, where each provider is a stub. */
export async function preferProvider(page: Page, provider: AiProvider): Promise<void> {
  const answer = await page.request.put("/api/user/preferences", { data: { preferredLLM: provider } });
  expect(answer.status()).toBe(200);
}

interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photo in the size that a phone takes: larger than what the app sends. */
export async function takePhoto(page: Page): Promise<UploadedFile> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [2400, 1800];
    const context = canvas.getContext("2d");
    if (!context) throw new Error("This browser does not draw.");
    for (const [color, radius] of [
      ["#d9a06c", 2000],
      ["#ffffff", 800],
      ["#f3eff8", 620],
      ["#008463", 240],
    ] as const) {
      context.fillStyle = color;
      context.beginPath();
      context.arc(1200, 900, radius, 0, 2 * Math.PI);
      context.fill();
    }
    return canvas.toDataURL("image/jpeg", 0.9).split(",")[1] ?? "";
  });
  return { name: "lunch.jpg", mimeType: "image/jpeg", buffer: Buffer.from(base64, "base64") };
}
