/** The first match wins, because most browsers also claim to be one of the later ones. */
const BROWSERS = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|OPiOS|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
] as const;

const SYSTEMS = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Chromebook", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
] as const;

const HANDHELDS: ReadonlySet<string> = new Set(["iPhone", "iPad", "Android"]);

export interface DeviceName {
  /** 'Chrome on Windows' */
  name: string;
  isHandheld: boolean;
}

/** A readable device name, from the user agent that its browser sends. */
export function nameDevice(userAgent: string | null): DeviceName {
  const browser = firstMatch(BROWSERS, userAgent);
  const system = firstMatch(SYSTEMS, userAgent);
  const name = browser && system ? `${browser} on ${system}` : (browser ?? system ?? "Unknown device");
  return { name, isHandheld: system !== undefined && HANDHELDS.has(system) };
}

const firstMatch = (patterns: readonly (readonly [string, RegExp])[], text: string | null): string | undefined =>
  patterns.find(([, pattern]) => pattern.test(text ?? ""))?.[0];
