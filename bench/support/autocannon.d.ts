declare module "autocannon" {
  export interface Options {
    url: string;
    connections?: number;
    amount?: number;
    /** In seconds. */
    duration?: number;
    method?: "GET" | "POST" | "PUT";
    headers?: Record<string, string>;
    body?: string;
    /** Seconds until a missing response counts as an error. */
    timeout?: number;
    /** Sets what differs from request to request. */
    requests?: { setupRequest: (request: { body?: string; path?: string }) => { body?: string; path?: string } }[];
  }
  export interface Result {
    non2xx: number;
    errors: number;
    /** Per second. */
    requests: { average: number };
  }
  // biome-ignore lint/style/noDefaultExport: the package has a default export.
  export default function autocannon(options: Options): Promise<Result>;
}
