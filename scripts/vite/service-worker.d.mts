import type { Plugin } from "vite";

export function serviceWorker(): Plugin;
export function filesToKeep(fileNames: readonly string[]): string[];
export function textsByLanguage(fileNames: readonly string[]): Record<string, string[]>;
