/** The expected answers are only a few kilobytes long. */
const MAX_ANSWER_BYTES = 1024 * 1024;

/** Like fetch, but cuts off an endless response before it fills the memory. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const body = response.body?.pipeThrough(cutOff());
  return new Response(body ?? null, { status: response.status, statusText: response.statusText, headers: response.headers });
};

function cutOff(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MAX_ANSWER_BYTES) controller.error(new Error("The answer is too long."));
      else controller.enqueue(chunk);
    },
  });
}
