import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { scanFood } from "#core/contracts/scan.ts";
import { AI_PROVIDERS, type AiProvider } from "#core/domain/choices.ts";
import { SCAN_IMAGE_MAX_BYTES } from "#core/domain/constants.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/errors.ts";
import { route } from "#server/platform/route.ts";
import { readPhoto } from "./read-photo.ts";
import { scanPhoto } from "./scan-photo.ts";

const LIMITS = { fileSize: SCAN_IMAGE_MAX_BYTES, files: 1, fields: 5, fieldSize: 100, fieldNameSize: 50, parts: 6, headerPairs: 20 };

export function scanRoutes(app: FastifyInstance, deps: Deps): void {
  // In a room of its own: no other route reads forms.
  app.register(async (room) => {
    await room.register(multipart, { limits: LIMITS });
    route(room, scanFood, async ({ user, request, reply }) => {
      const { image, provider } = await readForm(request);
      return scanPhoto(deps, { userId: user.id, provider, request, reply }, await readPhoto(image));
    });
  });
}

async function readForm(request: FastifyRequest): Promise<{ image: Buffer; provider: AiProvider }> {
  if (!request.isMultipart()) throw new AppError("invalid", "Please send a photo.", "invalid_image");
  let image: Buffer | undefined;
  let wanted: unknown;
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") wanted = part.fieldname === "provider" ? part.value : wanted;
      else if (part.fieldname === "image") image = await part.toBuffer();
      else part.file.resume();
    }
  } catch (error) {
    throw asProblem(error);
  }
  if (image === undefined || image.length === 0) throw new AppError("invalid", "Please select an image file.", "invalid_image");
  const provider = AI_PROVIDERS.find((one) => one === wanted);
  if (!provider) throw new AppError("invalid", "Please choose an AI provider.", "invalid_input");
  return { image, provider };
}

function asProblem(error: unknown): AppError {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "FST_REQ_FILE_TOO_LARGE") return new AppError("too_large", "Please select an image smaller than 10MB.");
  if (error instanceof AppError) return error;
  return new AppError("invalid", "That photo did not arrive whole. Please try again.", "invalid_image");
}
