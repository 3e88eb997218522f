import { expect, test } from "vitest";
import { AI_PROVIDERS, DEFAULT_AI_PROVIDER } from "./ai-providers.ts";

// Spec: S3.35, S9.18, D5.1
test("there are three AI providers, and Anthropic is the default", () => {
  expect(AI_PROVIDERS).toEqual(["anthropic", "openai", "gemini"]);
  expect(DEFAULT_AI_PROVIDER).toBe("anthropic");
});
