import type { Plugin } from "vite";

export function webApiModules(): Plugin;
