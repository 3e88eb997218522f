import { expect, test } from "vitest";
import { AI_PROVIDERS } from "#core/domain/ai/ai-providers.ts";
import { readConfig } from "#server/platform/config.ts";
import { createModel, DEFAULT_MODELS } from "./provider-models.ts";

const modelId = (model: ReturnType<typeof createModel>) => (typeof model === "string" ? model : model.modelId);

// Spec: D5.9
test.each(AI_PROVIDERS)("%s uses the model that the operator chose, or else its default", (provider) => {
  const chosen = readConfig({ [`${provider.toUpperCase()}_MODEL`]: "a-model-of-theirs" }).ai[provider];
  expect(modelId(createModel(provider, chosen, "key"))).toBe("a-model-of-theirs");
  expect(modelId(createModel(provider, readConfig({}).ai[provider], "key"))).toBe(DEFAULT_MODELS[provider]);
});

// Spec: D5.8
test("all three providers are enabled unless the operator says otherwise", () => {
  expect(AI_PROVIDERS.filter((provider) => readConfig({}).ai[provider].enabled)).toEqual([...AI_PROVIDERS]);
});
