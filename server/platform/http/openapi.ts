import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { PRODUCT_NAME } from "#core/domain/constants.ts";

/** The page's scripts and style sheets come from this server. Like the app's own pages, it loads nothing from other hosts. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Serves the contracts as a page at /api/docs. It collects the routes, so it must be registered before them. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title: `${PRODUCT_NAME} API`, version: "1" } },
    transform: jsonSchemaTransform,
  });
  await app.register(async (docs) => {
    docs.addHook("onRoute", (options) => {
      options.config = { ...options.config, access: "anyone" };
    });
    await docs.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: DOCS_POLICY });
  });
}
