import path from "node:path";
import type { Config } from "#server/platform/config.ts";
import { keepSecrets, prepareDataFolder } from "#server/platform/storage/data-folder.ts";
import { Encryption } from "./encryption.ts";

export function secretsOf(config: Config): { sessionSecret: string; encryption: Encryption } {
  const { sessionSecret, encryptionKey, formerEncryptionKeys } = config;
  if (sessionSecret && encryptionKey) return { sessionSecret, encryption: new Encryption(encryptionKey, formerEncryptionKeys) };
  const kept = keepSecrets(prepareDataFolder(config.dataDir));
  const encryption = encryptionKey
    ? new Encryption(encryptionKey, formerEncryptionKeys)
    : new Encryption(kept.encryptionKey, kept.formerEncryptionKeys);
  return { sessionSecret: sessionSecret ?? kept.sessionSecret, encryption };
}

export function placeOfKeys(config: Config): string {
  return config.encryptionKey ? "ENCRYPTION_KEY" : path.join(path.resolve(config.dataDir), "secrets.json");
}
