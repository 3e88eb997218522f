import { onTestFinished } from "vitest";
import type { AiProvider } from "#core/domain/ai/ai-providers.ts";
import { demoMind } from "#server/demo/canned-answers.ts";
import { FakeAiServer } from "#server/demo/fake-ai-server.ts";
import { startWithPantry } from "#server/testing/suggestions/pantry.ts";
import { type Send, type SignedIn, signInAs, type TestApp, type TestParts } from "#server/testing/test-app.ts";

export interface AiTestApp extends TestApp {
  ai: FakeAiServer;
  maya: SignedIn;
}

/** Starts the whole app with a stand-in for the providers and a signed-in user. `operatorKeys` sets keys of the operator. */
export async function startWithAi({
  operatorKeys = true,
  environment,
  ...parts
}: TestParts & { operatorKeys?: boolean } = {}): Promise<AiTestApp> {
  const ai = await FakeAiServer.start(demoMind);
  onTestFinished(() => ai.stop());
  const testApp = await startWithPantry({
    environment: { ...(operatorKeys ? ai.environmentWithKeys : ai.environment), ...environment },
    ...parts,
  });
  return { ...testApp, ai, maya: await signInAs(testApp.app) };
}

export const saveKey = (person: SignedIn, provider: AiProvider, key: string): ReturnType<Send> =>
  person.send("POST", "/api/user/api-keys", { provider, key });
