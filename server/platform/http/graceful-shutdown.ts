import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

/** For the last bytes of the last answer to leave. */
const AFTER_LAST_ANSWER_MS = 1_000;

/**
 * While the app closes, whoever is being answered is told that the connection ends with it. When nobody is, what is left
 * (connections without a request, or with half of one) is cut: it would last as long as its own time limits.
 */
export function shutDownGracefully(app: FastifyInstance): void {
  const { server } = app;
  const underWay = new Set<ServerResponse>();
  let isStopping = false;
  let cut: NodeJS.Timeout | undefined;

  const endConnection = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader("connection", "close");
    // An answer whose head has left cannot say so any more.
    response.once("finish", () => response.socket?.destroySoon());
  };
  const cutWhenNobodyIsLeft = (): void => {
    clearTimeout(cut);
    if (underWay.size === 0) cut = setTimeout(() => server.closeAllConnections(), AFTER_LAST_ANSWER_MS);
  };

  server.prependListener("request", (_request, response: ServerResponse) => {
    underWay.add(response);
    response.once("close", () => {
      underWay.delete(response);
      if (isStopping) cutWhenNobodyIsLeft();
    });
    if (isStopping) endConnection(response);
  });
  server.once("close", () => clearTimeout(cut));

  app.addHook("preClose", async () => {
    isStopping = true;
    for (const response of underWay) endConnection(response);
    server.closeIdleConnections();
    if (server.listening) cutWhenNobodyIsLeft();
  });
}
