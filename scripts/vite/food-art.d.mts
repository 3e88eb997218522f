import type { Plugin } from "vite";

export function foodArt(): Plugin;
export function foodArtFiles(): Map<string, string>;
