import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import type { LanguageModel } from "ai";
import type { AiProvider } from "#core/domain/ai/ai-providers.ts";
import type { AiProviderConfig } from "#server/platform/config.ts";
import { boundedFetch } from "#server/platform/other-services/bounded-fetch.ts";

/**
 * Small models that accept images.
 * @internal
 */
export const DEFAULT_MODELS: Record<AiProvider, string> = {
  anthropic: "claude-haiku-5-5",
  openai: "gpt-5.4-mini",
  gemini: "gemini-flash-latest",
};

export function createModel(
  provider: AiProvider,
  { baseUrl, model = DEFAULT_MODELS[provider] }: AiProviderConfig,
  apiKey: string,
): LanguageModel {
  const settings = { apiKey, fetch: boundedFetch, ...(baseUrl && { baseURL: baseUrl }) };
  switch (provider) {
    case "anthropic":
      return createAnthropic(settings)(model);
    case "openai":
      return createOpenAI(settings)(model);
    case "gemini":
      return createGoogleGenerativeAI(settings)(model);
  }
}
