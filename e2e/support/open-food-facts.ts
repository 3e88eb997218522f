import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A product in the format of version 2 of the API. */
const MUESLI = {
  product_name: "Crunchy muesli",
  brands: "Alpine Mills",
  quantity: "500 g",
  serving_size: "1 bowl (45 g)",
  serving_quantity: 45,
  nutriments: {
    "energy-kcal_100g": 430,
    proteins_100g: 9,
    carbohydrates_100g: 62,
    sugars_100g: 18,
    fat_100g: 15,
    "saturated-fat_100g": 3,
    salt_100g: 0.25,
  },
  allergens_tags: ["en:gluten", "en:nuts"],
  traces_tags: ["en:milk"],
  categories_tags: ["en:breakfast-cereals", "en:mueslis"],
  last_modified_t: 1_700_000_000,
};

/** A stub of Open Food Facts that knows one product. */
export class OpenFoodFacts {
  /** The codes that were requested. */
  readonly requestedCodes: string[] = [];
  readonly #server: Server;

  constructor(storedCode: string) {
    this.#server = createServer(({ url = "" }, response) => {
      const code = /^\/api\/v2\/product\/(\d+)\.json/.exec(url)?.[1] ?? "";
      this.requestedCodes.push(code);
      const isListed = code === storedCode;
      const body = isListed ? { code, status: 1, product: { code, ...MUESLI } } : { code, status: 0, status_verbose: "product not found" };
      response.writeHead(isListed ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  }

  /** Resolves with the settings that point a server here. */
  async start(): Promise<Record<string, string>> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    // Safe to cast: a server that listens on a port has such an address.
    const { port } = this.#server.address() as AddressInfo;
    return { PRODUCTS: "on", OFF_BASE_URL: `http://127.0.0.1:${port}`, OFF_CONTACT: "journeys@school.example" };
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
