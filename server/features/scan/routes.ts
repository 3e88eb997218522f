import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply } from "fastify";
import { scanFood } from "#core/contracts/scan.ts";
import { SCAN_IMAGE_MAX_BYTES } from "#core/domain/scan/limits.ts";
import { noKey } from "#server/platform/ai/ai-problems.ts";
import { checkAiAllowance } from "#server/platform/ai/ask-ai.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { route } from "#server/platform/http/route.ts";
import { Uploads } from "#server/platform/http/uploads.ts";
import { assertMultipartForm, FORM_LIMITS, readForm, tooLarge } from "./parse-photo-upload.ts";
import { MAX_PHOTOS, PhotoQueue, photosFull } from "./photo-queue.ts";
import { readPhoto } from "./read-photo.ts";
import { scanPhoto } from "./scan-photo.ts";

export function scanRoutes(app: FastifyInstance, deps: Deps): void {
  const photos = new PhotoQueue();
  const uploads = new Uploads({
    maxBytes: SCAN_IMAGE_MAX_BYTES,
    tooLarge,
    maxBytesHeld: MAX_PHOTOS * SCAN_IMAGE_MAX_BYTES,
    full: photosFull,
  });
  // Registered in a separate scope, so that no other route reads forms.
  app.register(async (room) => {
    await room.register(multipart, { limits: FORM_LIMITS });
    // The handler reads the form itself, so that requests that can be rejected without it are rejected first.
    route(room, scanFood, async ({ user, query, request, reply }) => {
      assertMultipartForm(request);
      return photos.onePerPerson(user.id, async () => {
        const { jpeg, ...requester } = await uploads.hold(async (read) => {
          const usableKeys = await checkAiAllowance(deps, user, query.provider);
          const { image, provider } = await readForm(request, query.provider, read);
          if (!usableKeys.has(provider)) throw noKey();
          const jpeg = await photos.inQueue(() => photos.runQueued(() => readPhotoFor(reply, image)));
          return { usableKeys, provider, jpeg };
        });
        return scanPhoto(deps, { ...requester, user, request, reply, isCalm: user.foodDisplay === "calm" }, jpeg);
      });
    });
  });
}

/** If the client disconnected while its photo was queued, it is not decoded. */
async function readPhotoFor(reply: FastifyReply, image: Buffer): Promise<Buffer> {
  if (reply.raw.destroyed) throw new AppError("invalid", "scan.left", { code: "left" });
  return readPhoto(image);
}
