import { createHash, createHmac, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

const KEY_ID = "key-1";
export const ACCESS_TOKEN = "an-access-token-of-the-provider";
const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

export const makeKeys = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
/** Created once, because that takes longer than most tests. A test of two providers creates keys for the second one. */
const KEYS = makeKeys();

type Claims = Record<string, unknown>;

/** How one of the provider's addresses fails: it never answers, sends a byte now and then, or sends something else. */
export type ProviderFault = "hangs" | "trickles" | "sends garbage";
export const PROVIDER_PATHS = { discovery: "/.well-known/openid-configuration", token: "/token", keys: "/jwks" } as const;
const TRICKLE_EVERY_MS = 20;

/** How the provider's answer is manipulated. Without any of these, it is valid. */
export interface Forgery {
  claims?: Claims;
  /** Claims to omit from the token. */
  without?: string[];
  alg?: "RS256" | "none" | "HS256";
  key?: KeyObject;
}

interface Grant {
  challenge: string;
  claims: Claims;
  forgery: Forgery;
}

export interface ForgingProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The operator's settings for the first provider or another one. */
  environment: (prefix?: string) => Record<string, string>;
  /** The provider's side of a sign-in: takes the authorization URL and returns the query with which the browser comes back. */
  answer: (authorizationUrl: string, person: Claims, forgery?: Forgery) => string;
  /** How often the token endpoint was called. */
  exchanges: () => number;
  /** Makes an address fail from now on; without a fault it answers again. */
  fail: (path: keyof typeof PROVIDER_PATHS, fault?: ProviderFault) => void;
  /** How often an address was called so far. */
  calls: (path: keyof typeof PROVIDER_PATHS) => number;
  /** How many requests are waiting for an answer now. */
  waiting: () => number;
  stop: () => Promise<void>;
}

/** An OpenID Connect provider that checks requests like a real one, and forges answers if a test requests it. */
export async function startForgingProvider({
  clientId = "food",
  clientSecret = "provider-secret-1",
  keys: { publicKey, privateKey } = KEYS,
} = {}): Promise<ForgingProvider> {
  const grants = new Map<string, Grant>();
  let exchanges = 0;
  let issuer = "";

  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    end_session_endpoint: `${issuer}/end`,
    id_token_signing_alg_values_supported: ["RS256", "HS256", "none"],
    authorization_response_iss_parameter_supported: true,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
  });

  const exchange = async (request: IncomingMessage): Promise<{ status: number; body: unknown }> => {
    exchanges += 1;
    const form = new URLSearchParams(await readBody(request));
    const code = form.get("code") ?? "";
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isClient = form.get("client_id") === clientId && form.get("client_secret") === clientSecret;
    if (!grant || grant.challenge !== challenge || !isClient) return { status: 400, body: { error: "invalid_grant" } };
    const idToken = signToken(grant, privateKey, clientSecret);
    return { status: 200, body: { access_token: ACCESS_TOKEN, token_type: "Bearer", id_token: idToken } };
  };

  const faults = new Map<string, ProviderFault>();
  const calls: string[] = [];
  let waiting = 0;
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    calls.push(request.url ?? "");
    const fault = faults.get(request.url ?? "");
    if (fault) {
      waiting += 1;
      response.once("close", () => {
        waiting -= 1;
      });
      return fail(response, fault);
    }
    const pages: Record<string, () => unknown> = {
      [PROVIDER_PATHS.discovery]: metadata,
      [PROVIDER_PATHS.keys]: () => ({ keys: [{ ...publicKey.export({ format: "jwk" }), kid: KEY_ID, alg: "RS256", use: "sig" }] }),
    };
    const { status, body } =
      request.url === "/token" ? await exchange(request) : { status: 200, body: pages[request.url ?? ""]?.() ?? "nothing here" };
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // Safe to cast: the server listens on a port, so it has an address with a port.
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(stop);

  return {
    issuer,
    clientId,
    clientSecret,
    environment: (prefix = "OIDC_") => ({
      PUBLIC_URL: "http://localhost:3000",
      [`${prefix}ISSUER`]: issuer,
      [`${prefix}CLIENT_ID`]: clientId,
      [`${prefix}CLIENT_SECRET`]: clientSecret,
    }),
    answer: (authorizationUrl, person, forgery = {}) => {
      const parameters = new URL(authorizationUrl).searchParams;
      const code = `code-${grants.size}-${parameters.get("state")}`;
      const now = Math.floor(Date.now() / 1000);
      const claims = { iss: issuer, aud: clientId, iat: now, exp: now + 300, auth_time: now, nonce: parameters.get("nonce"), ...person };
      grants.set(code, { challenge: parameters.get("code_challenge") ?? "", claims, forgery });
      return `?${new URLSearchParams({ code, state: parameters.get("state") ?? "", iss: issuer })}`;
    },
    exchanges: () => exchanges,
    fail: (path, fault) => {
      if (fault) faults.set(PROVIDER_PATHS[path], fault);
      else faults.delete(PROVIDER_PATHS[path]);
    },
    calls: (path) => calls.filter((url) => url === PROVIDER_PATHS[path]).length,
    waiting: () => waiting,
    stop,
  };
}

function fail(response: ServerResponse, fault: ProviderFault): void {
  if (fault === "hangs") return;
  response.writeHead(200, { "content-type": "application/json" });
  if (fault === "sends garbage") {
    response.end("<p>Please log in to the guest network.</p>");
    return;
  }
  const trickle = setInterval(() => response.write(" "), TRICKLE_EVERY_MS);
  response.once("close", () => clearInterval(trickle));
}

function signToken({ claims, forgery }: Grant, privateKey: KeyObject, clientSecret: string): string {
  const { alg = "RS256", key = privateKey, without = [] } = forgery;
  const payload = Object.fromEntries(Object.entries({ ...claims, ...forgery.claims }).filter(([name]) => !without.includes(name)));
  const signed = `${base64url({ alg, kid: KEY_ID, typ: "JWT" })}.${base64url(payload)}`;
  if (alg === "none") return `${signed}.`;
  if (alg === "HS256") return `${signed}.${createHmac("sha256", clientSecret).update(signed).digest("base64url")}`;
  return `${signed}.${sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}
