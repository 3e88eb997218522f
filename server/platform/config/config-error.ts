/** An invalid environment: the message is the one line that startup prints. */
export class ConfigError extends Error {
  override name = "ConfigError";
}
