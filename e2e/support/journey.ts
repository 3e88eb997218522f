import { test as base } from "@playwright/test";

export { expect } from "@playwright/test";

/** For journeys whose steps are the same on every screen: they run at one width. Their pages are still inspected at both. */
export const ANY_SCREEN = { tag: "@any-screen" };

interface JourneyOptions {
  /** Error statuses that this journey provokes on purpose; the browser logs an error for each. */
  expectedStatuses: number[];
  /** The network is cut on purpose; the browser logs an error for each failed request. */
  losesConnection: boolean;
}

/** A test that also fails if the browser reports an error: a broken script, a failed request, a policy violation. */
export const test = base.extend<JourneyOptions & { reportsNoErrors: undefined }>({
  expectedStatuses: [[], { option: true }],
  losesConnection: [false, { option: true }],
  // Files that it caches would bypass the routes that journeys set up; the offline journeys allow it.
  serviceWorkers: "block",

  reportsNoErrors: [
    async ({ context, expectedStatuses, losesConnection }, use) => {
      const errors: string[] = [];
      context.on("weberror", (webError) => errors.push(String(webError.error().stack ?? webError.error())));
      context.on("console", (message) => {
        if (message.type() !== "error") return;
        const status = /^Failed to load resource: the server responded with a status of (\d{3})/.exec(message.text())?.[1];
        if (losesConnection && /net::ERR_/.test(message.text())) return;
        if (status && expectedStatuses.includes(Number(status))) return;
        errors.push(`${message.text()} (${message.location().url})`);
      });
      await use(undefined);
      base.expect(errors, "the browser reported errors").toEqual([]);
    },
    { auto: true },
  ],
});
