import type { Plugin } from "vite";

export function slimIcons(): Plugin;
