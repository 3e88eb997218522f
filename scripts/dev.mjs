import { createServer } from "vite";
import { runNode, stopAll } from "./child-processes.mjs";

const SERVER_PATHS = ["/api", "/healthz", "/readyz"];

/** Runs Vite in this process and the server in a child process on the next port; if one stops, so does the other. */
export async function dev() {
  const port = Number(process.env.PORT || 3000);
  const host = process.env.HOST || "127.0.0.1";
  if (!Number.isInteger(port) || port < 1 || port > 65_534) {
    console.error(`PORT is ${process.env.PORT}; it must be a whole number from 1 to 65534`);
    return 1;
  }

  const server = runNode("node_modules/tsx/dist/cli.mjs", ["watch", "--clear-screen=false", "server/main.ts"], {
    env: { ...process.env, PORT: String(port + 1), HOST: host },
    onScreen: true,
  });
  server.then(() => {
    console.error("The server process ended, so the dev server stops too.");
    process.exit(1);
  });

  const target = `http://${host.includes(":") ? `[${host}]` : host}:${port + 1}`;
  try {
    const vite = await createServer({
      server: {
        port,
        host,
        strictPort: true,
        // The server compares Origin with Host, so the proxy must keep the browser's Host header.
        proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target, changeOrigin: false }])),
      },
    });
    await vite.listen();
    vite.printUrls();
  } catch (error) {
    console.error(`Vite could not start: ${error instanceof Error ? error.message : error}`);
    stopAll(1);
  }
  await server;
  return 1;
}
