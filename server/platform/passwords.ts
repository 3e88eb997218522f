import { hash, verify } from "@node-rs/argon2";

/** OWASP's first choice for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

let decoy: Promise<string> | undefined;

/** Without a hash (no such person) it takes as long as with one, and is false. */
export async function passwordMatches(password: string, hashed: string | undefined): Promise<boolean> {
  decoy ??= hashPassword("nobody has this password");
  const matches = await verify(hashed ?? (await decoy), password);
  return matches && hashed !== undefined;
}
