import { test as base } from "@playwright/test";

export { expect } from "@playwright/test";

interface JourneyOptions {
  /** Answers that this journey provokes on purpose: the browser writes an error line about each. */
  expectedStatuses: number[];
}

/** A test that also fails when the browser reports an error: a broken script, a failed request, a policy violation. */
export const test = base.extend<JourneyOptions & { reportsNoErrors: undefined }>({
  expectedStatuses: [[], { option: true }],

  reportsNoErrors: [
    async ({ context, expectedStatuses }, use) => {
      const errors: string[] = [];
      context.on("weberror", (webError) => errors.push(String(webError.error().stack ?? webError.error())));
      context.on("console", (message) => {
        if (message.type() !== "error") return;
        const status = /^Failed to load resource: the server responded with a status of (\d{3})/.exec(message.text())?.[1];
        if (status && expectedStatuses.includes(Number(status))) return;
        errors.push(`${message.text()} (${message.location().url})`);
      });
      await use(undefined);
      base.expect(errors, "the browser reported errors").toEqual([]);
    },
    { auto: true },
  ],
});
