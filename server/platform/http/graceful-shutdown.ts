import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

/** Time for the last bytes of the last response to be sent. */
const AFTER_LAST_ANSWER_MS = 1_000;

/**
 * While the app closes, pending responses tell their clients that the connection will close. Once none is pending, the remaining
 * connections (idle, or with half a request) are closed instead of waiting for their timeouts.
 */
export function shutDownGracefully(app: FastifyInstance): void {
  const { server } = app;
  const underWay = new Set<ServerResponse>();
  let isStopping = false;
  let cut: NodeJS.Timeout | undefined;

  const endConnection = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader("connection", "close");
    // The headers have already been sent, so the connection is closed after the response instead.
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
