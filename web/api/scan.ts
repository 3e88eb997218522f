import { useMutation } from "@tanstack/react-query";
import type { scanFood } from "#core/contracts/scan.ts";
import type { AiProvider } from "#core/domain/ai/ai-providers.ts";
import { call } from "#web/lib/http/api-client.ts";

interface PhotoQuestion {
  image: Blob;
  provider: AiProvider;
  signal: AbortSignal;
}

/** The name for images that have none; the server inspects only the content. */
const FILE_NAME = "photo.jpg";

export function useScanFood() {
  return useMutation({
    mutationFn: ({ image, provider, signal }: PhotoQuestion) => {
      const form = new FormData();
      form.set("provider", provider);
      form.set("image", image, image instanceof File ? image.name : FILE_NAME);
      return call<typeof scanFood>("POST", "/api/foods/scan", { query: { provider }, form, signal });
    },
  });
}
