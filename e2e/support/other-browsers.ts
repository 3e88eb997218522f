import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { expect } from "@playwright/test";
import { launch } from "puppeteer-core";

/** The minimum of a browser that a journey needs, so that two protocols can implement it. */
export interface OtherBrowser {
  open: (url: string) => Promise<void>;
  /** The value of an expression in the page; promises are awaited. */
  evaluate: (expression: string) => Promise<unknown>;
  click: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

const START_MS = 60_000;
const SCREEN = { width: 1280, height: 900 };

export const findProgram = (...names: string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? "").split(path.delimiter).map((folder) => path.join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });

/** Debian's Firefox is driven by WebDriver BiDi, which Playwright does not support. */
export async function startFirefox(executablePath: string): Promise<OtherBrowser> {
  const home = makeHome();
  const browser = await launch({
    browser: "firefox",
    executablePath,
    headless: true,
    timeout: START_MS,
    protocolTimeout: START_MS,
    defaultViewport: SCREEN,
    // It refuses to run in a home directory that belongs to another user.
    env: { ...process.env, HOME: home },
  });
  const page = await browser.newPage();
  return {
    // The load event may never come, because the server is killed in between. The journey itself checks the page.
    open: async (url) => void page.goto(url, { timeout: START_MS }).catch(() => undefined),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: async () => {
      await browser.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

interface WebKitPrograms {
  driver: string;
  /** The path to Xvfb, because WebKitGTK has no headless mode. */
  screen: string;
}

/** WebKitGTK through its own driver, by plain WebDriver over HTTP. */
export async function startWebKit({ driver, screen }: WebKitPrograms): Promise<OtherBrowser> {
  const home = makeHome();
  const driverPort = await freePort();
  const { process: xvfb, display } = await startScreen(screen);
  // Its sandbox needs privileges that a container does not have.
  const settings = {
    HOME: home,
    XDG_RUNTIME_DIR: home,
    DISPLAY: display,
    GDK_BACKEND: "x11",
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  };
  const driving = spawn(driver, ["--host=127.0.0.1", `--port=${driverPort}`], { env: { ...process.env, ...settings }, stdio: "ignore" });
  const stop = async () => {
    for (const child of [driving, xvfb]) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    rmSync(home, { recursive: true, force: true });
  };
  const send = async (method: string, command: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${driverPort}${command}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${command}: ${JSON.stringify(value)}`);
    return value;
  };
  try {
    await expect(async () => void (await send("GET", "/status"))).toPass({ timeout: START_MS });
    // It never reports that a page has loaded; the journey itself checks the page.
    const capabilities = { alwaysMatch: { pageLoadStrategy: "none" } };
    const { sessionId } = (await send("POST", "/session", { capabilities })) as { sessionId: string };
    const session = (method: string, command: string, body?: object) => send(method, `/session/${sessionId}${command}`, body);
    await session("POST", "/window/rect", { x: 0, y: 0, ...SCREEN });
    const act = (type: string, actions: object[]) => session("POST", "/actions", { actions: [{ type, id: type, actions }] });
    return {
      open: async (url) => void (await session("POST", "/url", { url })),
      evaluate: (expression) => session("POST", "/execute/sync", { script: `return (${expression})`, args: [] }),
      click: async (x, y) =>
        void (await act("pointer", [
          { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ])),
      type: async (text) => {
        await act(
          "key",
          [...text].flatMap((value) => [
            { type: "keyDown", value },
            { type: "keyUp", value },
          ]),
        );
      },
      close: async () => {
        await session("DELETE", "").catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts a virtual screen, with a display number that it chooses itself. */
async function startScreen(program: string): Promise<{ process: ChildProcess; display: string }> {
  const size = `${SCREEN.width}x${SCREEN.height}x24`;
  const child = spawn(program, ["-displayfd", "3", "-screen", "0", size, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const chosen = child.stdio[3];
  if (!(chosen instanceof Readable)) throw new Error("The screen can't say its number.");
  const [number] = await Promise.race([
    once(chosen, "data"),
    once(child, "exit").then(() => Promise.reject(new Error(`${program} ended before it was ready.`))),
  ]);
  return { process: child, display: `:${String(number).trim()}` };
}

const makeHome = () => mkdtempSync(path.join(tmpdir(), "bitebright-browser-"));

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(new Error("no free port"))));
    });
  });
}
