import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { onTestFinished } from "vitest";
import { computeCheckDigit } from "#core/domain/products/gtin.ts";
import type { OffProduct } from "#core/domain/products/open-food-facts.ts";

/** How a request fails. `slow` never responds, `trickling` and `huge` never end, `a gzip bomb` is small until it is unpacked. */
export type OffFault = "down" | "slow" | "trickling" | "huge" | "a gzip bomb" | "nonsense" | "cut off" | "redirect";

const TRICKLE_EVERY_MS = 20;

interface OffRequest {
  code: string;
  fields: string[];
  userAgent: string | undefined;
}

/** Implements version 2 of the Open Food Facts API, as far as the app uses it. */
export class OffStandIn {
  readonly requests: OffRequest[] = [];
  readonly #products = new Map<string, OffProduct>();
  readonly #server: Server;
  #fault: OffFault | undefined;

  private constructor() {
    this.#server = createServer(({ url = "", headers }, response) => {
      const { pathname, searchParams } = new URL(url, "http://localhost");
      const [, code] = pathname.match(/^\/api\/v2\/product\/(\d+)\.json$/) ?? [];
      if (code === undefined) return void response.writeHead(400).end();
      const fields = searchParams.get("fields")?.split(",") ?? [];
      this.requests.push({ code, fields, userAgent: headers["user-agent"] });
      if (this.#fault) fail(response, this.#fault);
      else this.#answer(response, code, fields);
    });
  }

  /** Starts a server that is stopped when the test ends. */
  static async start(): Promise<OffStandIn> {
    const fakeServer = new OffStandIn();
    await new Promise<void>((resolve) => fakeServer.#server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => {
      fakeServer.#server.closeAllConnections();
      fakeServer.#server.close();
    });
    return fakeServer;
  }

  /** The environment variables that an operator would set to use this server. */
  get environment(): Record<string, string> {
    // Safe to cast: the server listens on a port, so it has an address with a port.
    const { port } = this.#server.address() as AddressInfo;
    return { PRODUCTS: "on", OFF_BASE_URL: `http://127.0.0.1:${port}`, OFF_CONTACT: "nutrition@school.example" };
  }

  /** Adds a product that the server returns from now on. */
  know(product: OffProduct & { code: string }): void {
    this.#products.set(product.code, product);
  }

  /** Makes all further requests fail this way; undefined makes them succeed again. */
  failWith(fault: OffFault | undefined): void {
    this.#fault = fault;
  }

  #answer(response: ServerResponse, code: string, fields: readonly string[]): void {
    const product = this.#products.get(code);
    const body = product
      ? { code, status: 1, status_verbose: "product found", product: pick(product, fields) }
      : { code, status: 0, status_verbose: "product not found" };
    response.writeHead(product ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(body));
  }
}

const pick = (product: OffProduct, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(product).filter(([field]) => fields.includes(field)));

function fail(response: ServerResponse, fault: OffFault): void {
  switch (fault) {
    case "slow":
      return;
    case "trickling": {
      response.writeHead(200, { "content-type": "application/json" });
      const trickle = setInterval(() => response.write(" "), TRICKLE_EVERY_MS);
      response.once("close", () => clearInterval(trickle));
      return;
    }
    case "down":
      response.writeHead(503, { "content-type": "text/html" }).end("<h1>Service unavailable</h1>");
      return;
    case "nonsense":
      response.writeHead(200, { "content-type": "text/html" }).end("<p>Please log in to the guest network.</p>");
      return;
    case "cut off":
      response.writeHead(200, { "content-type": "application/json", "content-length": "500" }).write('{"status": 1, "pro');
      response.destroy();
      return;
    case "redirect":
      response.writeHead(302, { location: "http://127.0.0.1:1/elsewhere" }).end();
      return;
    case "a gzip bomb": {
      const text = Buffer.concat([
        Buffer.from('{"status": 1, "product": {"product_name": "'),
        Buffer.alloc(64 * 1024 * 1024, "x"),
        Buffer.from('"}}'),
      ]);
      response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" }).end(gzipSync(text));
      return;
    }
    case "huge": {
      response.writeHead(200, { "content-type": "application/json" }).write('{"status": 1, "product": {"product_name": "');
      const more = () => {
        while (!response.destroyed && response.write("x".repeat(64 * 1024)));
      };
      response.on("drain", more);
      more();
    }
  }
}

/** Returns the nth of any number of valid barcodes. */
export function barcode(nth: number): string {
  const digits = `761${String(nth).padStart(9, "0")}`;
  return `${digits}${computeCheckDigit(digits)}`;
}

/** A plausible product that tests can modify. */
export const muesli = (code: string): OffProduct & { code: string } => ({
  code,
  product_name: "Crunchy muesli",
  brands: "Alpine Mills",
  quantity: "500 g",
  product_quantity: 500,
  serving_size: "1 bowl (45 g)",
  serving_quantity: 45,
  nutriments: {
    "energy-kcal_100g": 430,
    "energy-kj_100g": 1800,
    proteins_100g: 9,
    carbohydrates_100g: 62,
    sugars_100g: 18,
    fat_100g: 15,
    "saturated-fat_100g": 3,
    fiber_100g: 7,
    salt_100g: 0.25,
    sodium_100g: 0.1,
    iron_100g: 0.004,
  },
  allergens_tags: ["en:gluten", "en:nuts"],
  traces_tags: ["en:milk", "en:lupin"],
  ingredients_text: "Oats, hazelnuts, sugar, barley malt",
  categories_tags: ["en:breakfast-cereals", "en:mueslis"],
  last_modified_t: 1_750_000_000,
});
