import type { Plugin } from "vite";

export function translations(): Plugin;
export function fillWithEnglish(translated: Record<string, string>, english: Record<string, string>): string;
