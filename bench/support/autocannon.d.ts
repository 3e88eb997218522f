declare module "autocannon" {
  export interface Options {
    url: string;
    connections?: number;
    amount?: number;
    /** Seconds. */
    duration?: number;
    method?: "GET" | "POST" | "PUT";
    headers?: Record<string, string>;
    body?: string;
    /** Seconds until an answer counts as an error. */
    timeout?: number;
    /** What differs from request to request. */
    requests?: { setupRequest: (request: { body?: string; path?: string }) => { body?: string; path?: string } }[];
  }
  export interface Result {
    non2xx: number;
    errors: number;
    /** A second. */
    requests: { average: number };
  }
  // biome-ignore lint/style/noDefaultExport: that is how the package exports itself.
  export default function autocannon(options: Options): Promise<Result>;
}
