import { expect, test } from "vitest";
import { findDefault } from "#server/platform/config/describe-settings.ts";
import { findInfo, SETTING_NAMES } from "#server/platform/config/settings.ts";

const HEAD = `# Copy this file to .env beside compose.yaml: every line of it reaches the app. Set at least POSTGRES_PASSWORD, SESSION_SECRET and
# ENCRYPTION_KEY. An empty value counts as not set. Put single quotes around a value with a dollar sign.
# A secret can be in a file instead: NAME_FILE=/run/secrets/name. \`npm run check-config\` prints what is set. More: docs/operating.md
`;

// Written anew by: npx vitest run -u --project scripts env-example
test(".env.example lists every setting with its meaning and its default", async () => {
  const settings = SETTING_NAMES.map((name) => `\n# ${findInfo(name)?.meaning}\n# ${name}=${findDefault(name) ?? ""}\n`);
  await expect(`${HEAD}${settings.join("")}`).toMatchFileSnapshot("../../.env.example");
});
