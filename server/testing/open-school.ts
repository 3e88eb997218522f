import { type ForgingProvider, startForgingProvider } from "./forging-provider.ts";
import { SchoolBrowser } from "./school-browser.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

/** Maya, as her school's provider describes her. */
export const MAYA_AT_SCHOOL = {
  sub: "maya-1",
  email: "Maya@School.example",
  email_verified: true,
  given_name: "Maya",
  family_name: "Lindqvist",
};

export interface OpenSchool extends TestApp {
  provider: ForgingProvider;
  /** Opens a browser in which nobody is signed in. */
  browser: () => SchoolBrowser;
}

/** Starts the whole app with a school's provider. */
export async function openSchool(environment: Record<string, string> = {}): Promise<OpenSchool> {
  const provider = await startForgingProvider();
  const testApp = await startTestApp({ environment: { ...provider.environment(), ...environment } });
  return { ...testApp, provider, browser: () => new SchoolBrowser(testApp) };
}
