import type { Plugin } from "vite";

export function serviceWorker(): Plugin;
export function filesToKeep(fileNames: readonly string[]): string[];
