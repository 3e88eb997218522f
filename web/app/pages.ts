import type { ComponentType } from "react";
import { APP_PATHS, type AppPath } from "#core/domain/site/app-paths.ts";
import { type LazyPart, lazyPart } from "./lazy-part.ts";

export interface AppPage extends LazyPart<object> {
  /** For the browser's title bar; the landing page goes without. */
  title?: string;
}

const page = (title: string | undefined, load: () => Promise<ComponentType>): AppPage => ({ ...(title && { title }), ...lazyPart(load) });

const SUPPORT_TITLE = "When food feels hard";

const dashboard = page("Dashboard", async () => (await import("#web/features/dashboard/dashboard-page.tsx")).DashboardPage);

const SIGNED_IN: Record<AppPath, AppPage> = {
  [APP_PATHS.home]: dashboard,
  [APP_PATHS.auth]: dashboard,
  [APP_PATHS.search]: page("Food Search", async () => (await import("#web/features/foods/food-search-page.tsx")).FoodSearchPage),
  [APP_PATHS.diary]: page("Food Diary", async () => (await import("#web/features/diary/diary-page.tsx")).DiaryPage),
  [APP_PATHS.trends]: page("Trends", async () => (await import("#web/features/trends/trends-page.tsx")).TrendsPage),
  [APP_PATHS.scan]: page("Scan Food", async () => (await import("#web/features/scan/scan-page.tsx")).ScanPage),
  [APP_PATHS.suggestions]: page(
    "Suggestions",
    async () => (await import("#web/features/suggestions/suggestions-page.tsx")).SuggestionsPage,
  ),
  [APP_PATHS.profile]: page("Profile", async () => (await import("#web/features/profile/profile-page.tsx")).ProfilePage),
  [APP_PATHS.support]: page(SUPPORT_TITLE, async () => (await import("#web/features/support/support-page.tsx")).SupportPage),
  [APP_PATHS.admin]: page("Admin Dashboard", async () => (await import("./admin/admin-page.tsx")).AdminPage),
};

const SIGNED_OUT: Partial<Record<AppPath, AppPage>> = {
  [APP_PATHS.home]: page(undefined, async () => (await import("#web/features/landing/landing-page.tsx")).LandingPage),
  [APP_PATHS.auth]: page("Sign in", async () => (await import("#web/features/auth/auth-page.tsx")).AuthPage),
  [APP_PATHS.support]: page(SUPPORT_TITLE, async () => (await import("#web/features/support/visitor-support-page.tsx")).VisitorSupportPage),
};

const NOT_FOUND = page("Page Not Found", async () => (await import("./not-found-page.tsx")).NotFoundPage);
const VISITOR_NOT_FOUND = page("Page Not Found", async () => (await import("./not-found-page.tsx")).VisitorNotFoundPage);

const pagesFor = (isSignedIn: boolean) => (isSignedIn ? SIGNED_IN : SIGNED_OUT);

export const hasPage = (path: string, isSignedIn: boolean): boolean => Object.hasOwn(pagesFor(isSignedIn), path);

/** Whether somebody is signed in decides which pages there are. */
export function findPage(path: string, isSignedIn: boolean): AppPage {
  const pages = new Map(Object.entries(pagesFor(isSignedIn)));
  return pages.get(path) ?? (isSignedIn ? NOT_FOUND : VISITOR_NOT_FOUND);
}

export const shell = lazyPart(async () => (await import("./shell/shell.tsx")).Shell);
