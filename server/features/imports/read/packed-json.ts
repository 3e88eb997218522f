import { deflateRawSync, inflateRawSync } from "node:zlib";

/** Compressed JSON. The parts of the largest file take some fifty megabytes as text, in the worker thread and again in the server. */
export type PackedJson = Uint8Array<ArrayBuffer>;

const FASTEST = { level: 1 };

/** In memory of its own, which can be handed from one thread to another without a copy. */
export const packJson = (value: unknown): PackedJson => new Uint8Array(deflateRawSync(JSON.stringify(value), FASTEST));

export const unpackText = (packed: PackedJson): string => inflateRawSync(packed).toString();
