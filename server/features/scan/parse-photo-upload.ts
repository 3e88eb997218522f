import type { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { AI_PROVIDERS, type AiProvider } from "#core/domain/ai/ai-providers.ts";
import { SCAN_IMAGE_MAX_BYTES, SCAN_IMAGE_MAX_MB } from "#core/domain/scan/limits.ts";
import { AppError } from "#server/platform/http/errors.ts";

export const FORM_LIMITS = {
  fileSize: SCAN_IMAGE_MAX_BYTES,
  files: 1,
  fields: 5,
  fieldSize: 100,
  fieldNameSize: 50,
  parts: 6,
  headerPairs: 20,
};
/** The size of boundaries, the other fields and their headers. */
const MAX_BYTES_BESIDE_IMAGE = 16 * 1024;

export interface PhotoForm {
  image: Buffer;
  provider: AiProvider;
}

export const tooLarge = () => new AppError("too_large", "scan.tooLarge", { values: { max: SCAN_IMAGE_MAX_MB } });

/** Checks only the headers, before the body is read. */
export function assertMultipartForm(request: FastifyRequest): void {
  if (!request.isMultipart()) throw new AppError("invalid", "scan.noPhoto", { code: "invalid_image" });
  if (Number(request.headers["content-length"] ?? 0) > SCAN_IMAGE_MAX_BYTES + MAX_BYTES_BESIDE_IMAGE) throw tooLarge();
}

export async function readForm(
  request: FastifyRequest,
  namedProvider: AiProvider | undefined,
  read: (stream: Readable) => Promise<Buffer>,
): Promise<PhotoForm> {
  let image: Buffer | undefined;
  let requested: unknown = namedProvider;
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") requested = part.fieldname === "provider" ? (namedProvider ?? part.value) : requested;
      else if (part.fieldname === "image") {
        image = await read(part.file);
        if (part.file.truncated) throw tooLarge();
      } else part.file.resume();
    }
  } catch (error) {
    throw asProblem(error);
  }
  if (image === undefined || image.length === 0) throw new AppError("invalid", "scan.notImage", { code: "invalid_image" });
  const provider = AI_PROVIDERS.find((one) => one === requested);
  if (!provider) throw new AppError("invalid", "scan.noProvider", { code: "invalid_input" });
  return { image, provider };
}

function asProblem(error: unknown): AppError {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "FST_REQ_FILE_TOO_LARGE") return tooLarge();
  if (error instanceof AppError) return error;
  return new AppError("invalid", "scan.incomplete", { code: "invalid_image" });
}
