import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply } from "fastify";
import { scanFood } from "#core/contracts/scan.ts";
import { noKey } from "#server/platform/ai/ai-problems.ts";
import { checkAiAllowance } from "#server/platform/ai/ask-ai.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { route } from "#server/platform/http/route.ts";
import { PhotoQueue } from "./photo-queue.ts";
import { assertMultipartForm, FORM_LIMITS, readForm } from "./read-form.ts";
import { readPhoto } from "./read-photo.ts";
import { scanPhoto } from "./scan-photo.ts";

export function scanRoutes(app: FastifyInstance, deps: Deps): void {
  const photos = new PhotoQueue();
  // Registered in a separate scope, so that no other route reads forms.
  app.register(async (room) => {
    await room.register(multipart, { limits: FORM_LIMITS });
    // The handler reads the form itself, so that requests that can be rejected without it are rejected first.
    route(room, scanFood, async ({ user, query, request, reply }) => {
      assertMultipartForm(request);
      return photos.onePerPerson(user.id, async () => {
        const { jpeg, ...asker } = await photos.inQueue(async () => {
          const usableKeys = await checkAiAllowance(deps, user, query.provider);
          const { image, provider } = await readForm(request, query.provider);
          if (!usableKeys.has(provider)) throw noKey();
          return { usableKeys, provider, jpeg: await photos.runQueued(() => readPhotoFor(reply, image)) };
        });
        return scanPhoto(deps, { ...asker, user, request, reply, isCalm: user.foodDisplay === "calm" }, jpeg);
      });
    });
  });
}

/** If the client disconnected while its photo was queued, it is not decoded. */
async function readPhotoFor(reply: FastifyReply, image: Buffer): Promise<Buffer> {
  if (reply.raw.destroyed) throw new AppError("invalid", "Nobody waits for this photo.", "left");
  return readPhoto(image);
}
