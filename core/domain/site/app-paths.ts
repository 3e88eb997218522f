/** The paths of the web app's pages. Any other path is the 404 page. */
export const APP_PATHS = {
  home: "/",
  auth: "/auth",
  search: "/search",
  diary: "/diary",
  trends: "/trends",
  scan: "/scan",
  suggestions: "/suggestions",
  profile: "/profile",
  admin: "/admin",
  support: "/support",
} as const;

export type AppPath = (typeof APP_PATHS)[keyof typeof APP_PATHS];

/** At the top, as it looks after every page. */
export const SERVICE_WORKER_PATH = "/service-worker.js";
