import path from "node:path";
import type { Config } from "#server/platform/config.ts";
import { keepSecrets, prepareDataFolder } from "#server/platform/storage/data-folder.ts";
import { Encryption } from "./encryption.ts";

export function loadSecrets(config: Config): { sessionSecret: string; encryption: Encryption } {
  const { sessionSecret, encryptionKey, formerEncryptionKeys } = config;
  if (sessionSecret && encryptionKey) return { sessionSecret, encryption: new Encryption(encryptionKey, formerEncryptionKeys) };
  const stored = keepSecrets(prepareDataFolder(config.dataDir));
  const encryption = encryptionKey
    ? new Encryption(encryptionKey, formerEncryptionKeys)
    : new Encryption(stored.encryptionKey, stored.formerEncryptionKeys);
  return { sessionSecret: sessionSecret ?? stored.sessionSecret, encryption };
}

export function placeOfKeys(config: Config): string {
  return config.encryptionKey ? "ENCRYPTION_KEY" : path.join(path.resolve(config.dataDir), "secrets.json");
}
