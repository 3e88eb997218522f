import { AI_PROVIDERS, type AiProvider } from "#core/domain/ai/ai-providers.ts";
import type { Config } from "#server/platform/config.ts";
import { demoMind } from "./canned-answers.ts";
import { FakeAiServer } from "./fake-ai-server.ts";

/** If the operator provided no key, the demo uses a stand-in for the providers and says so. */
export async function demoProviders(ai: Config["ai"], say: (line: string) => unknown): Promise<Config["ai"]> {
  if (AI_PROVIDERS.some((provider) => ai[provider].apiKey)) return ai;
  const fakeProvider = await FakeAiServer.start(demoMind);
  say("Demo AI: a stand-in that gives everybody the same answers. No provider is contacted.");
  const pointed = AI_PROVIDERS.map((provider): [AiProvider, Config["ai"][AiProvider]] => [
    provider,
    { ...ai[provider], apiKey: "demo", baseUrl: fakeProvider.providerUrl(provider) },
  ]);
  // Safe to cast: `pointed` has each provider once, which `Object.fromEntries` does not express in its type.
  return Object.fromEntries(pointed) as Config["ai"];
}
