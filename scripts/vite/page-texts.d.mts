import type { Plugin } from "vite";

export function pageTexts(): Plugin;
export function findPageTexts(root: string): Record<string, string[]>;
