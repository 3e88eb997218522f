import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./child-processes.mjs";
import { StepFailed, step } from "./steps.mjs";

const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const USUAL_PLACES = {
  darwin: ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"],
  win32: [
    `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
    `${process.env["PROGRAMFILES(X86)"]}\\Google\\Chrome\\Application\\chrome.exe`,
    `${process.env.LOCALAPPDATA}\\Google\\Chrome\\Application\\chrome.exe`,
  ],
};

const ADVICE = "no browser found: install Chromium, or set CHROME_PATH to one";

/** A browser for the end-to-end tests. @returns {Promise<string | undefined>} its path */
export async function findBrowser() {
  /** @type {string | undefined} */
  let path;
  let canInstall = false;
  const found = await step("browser", "looking for a browser", async () => {
    path = await present();
    if (path) return `found ${path}`;
    canInstall = process.getuid?.() === 0 && onPath("apt-get") !== undefined;
    if (!canInstall) throw new StepFailed(ADVICE);
    return "no browser found yet";
  });
  if (!found || path) return path;

  await step("browser", "installing Chromium with apt-get", async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    let said = "";
    for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium-headless-shell"]]) {
      const { code, output } = await run("apt-get", args, { env });
      said += output;
      if (code !== 0) throw new StepFailed(`apt-get could not install Chromium; set CHROME_PATH to a browser. Its output:`, said);
    }
    path = await present();
    if (!path) throw new StepFailed(ADVICE, said);
    return `Chromium installed as ${path}`;
  });
  return path;
}

async function present() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new StepFailed(`CHROME_PATH is ${chosen}, which is not a program; correct it or unset it`);
  }
  return (await bundled()) ?? NAMES.map(onPath).find(Boolean) ?? usualPlaces().find(isExecutable);
}

/** The browser in the npm package is built for x64 Linux only, whatever machine the package is installed on. */
async function bundled() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  // Must be set before the module loads: then the package also provides the libraries that a bare machine lacks.
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs20.x";
  try {
    const { default: chromium } = await import("@sparticuz/chromium");
    const path = await chromium.executablePath();
    const { code } = await run(path, ["--version", "--no-sandbox"]);
    return code === 0 ? path : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

const usualPlaces = () => (process.platform === "darwin" || process.platform === "win32" ? USUAL_PLACES[process.platform] : []);

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
