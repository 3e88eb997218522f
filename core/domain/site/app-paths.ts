/** Addresses to link to. The pages themselves are declared in web/app/pages.ts. */
export const APP_PATHS = {
  home: "/",
  auth: "/auth",
  join: "/join",
  newPassword: "/new-password",
  verifyEmail: "/verify-email",
  search: "/search",
  diary: "/diary",
  trends: "/trends",
  scan: "/scan",
  suggestions: "/suggestions",
  profile: "/profile",
  imports: "/profile/import",
  admin: "/admin",
  support: "/support",
  learn: "/learn",
  review: "/learn/today",
  labelLab: "/learn/labs/label",
  portionTrainer: "/learn/labs/portions",
  swapExplorer: "/learn/labs/swaps",
  recipes: "/recipes",
  mealPlan: "/recipes/plan",
  ownRecipes: "/recipes/mine",
  newRecipe: "/recipes/mine/new",
} as const;

/** At the top level, so that it controls every page. */
export const SERVICE_WORKER_PATH = "/service-worker.js";
