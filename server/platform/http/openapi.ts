import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";

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
      if (/\/(?:json|yaml)$/.test(options.url)) options.handler = serveOnce(() => writeDocument(app, options.url.endsWith("yaml")));
    });
    await docs.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: DOCS_POLICY });
  });
}

interface Document {
  type: string;
  text: string;
}

const writeDocument = (app: FastifyInstance, isYaml: boolean): Document =>
  isYaml
    ? { type: "application/x-yaml", text: app.swagger({ yaml: true }) }
    : { type: "application/json; charset=utf-8", text: JSON.stringify(app.swagger()) };

const BROTLI_QUALITY = 5;
const asBrotli = (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });

/** The document has two megabytes and never changes while the process runs, so it is written and compressed once. */
function serveOnce(write: () => Document) {
  let document: Document | undefined;
  const packed = new Map<string, Promise<Buffer>>();
  return async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    document ??= write();
    reply.type(document.type).header("vary", "accept-encoding");
    const accepted = String(headers["accept-encoding"] ?? "");
    const encoding = /\bbr\b(?!\s*;\s*q=0)/.test(accepted) ? "br" : /\bgzip\b(?!\s*;\s*q=0)/.test(accepted) ? "gzip" : undefined;
    if (encoding === undefined) return reply.header("content-encoding", "identity").send(document.text);
    const bytes = packed.get(encoding) ?? (encoding === "br" ? asBrotli(document.text) : promisify(gzip)(document.text));
    packed.set(encoding, bytes);
    return reply.header("content-encoding", encoding).send(await bytes);
  };
}
