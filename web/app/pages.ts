import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { page } from "./page-declaration.ts";

/**
 * Every page is declared once, here. The router, tabs, footer, titles and preloading derive from this list. The build writes it to a
 * manifest, from which the server gets its paths, preload links, sitemap and budgets.
 */
export const PAGES = {
  landing: page({
    path: APP_PATHS.home,
    description: "landing",
    access: "visitor",
    module: "features/landing/landing-page.tsx",
    budgetKb: 112.5,
    load: async () => ({ Page: (await import("#web/features/landing/landing-page.tsx")).LandingPage }),
  }),
  auth: page({
    path: APP_PATHS.auth,
    title: "auth",
    description: "auth",
    access: "visitor",
    module: "features/auth/auth-page.tsx",
    budgetKb: 143,
    hasForm: true,
    load: async () => ({ Page: (await import("#web/features/auth/auth-page.tsx")).AuthPage }),
  }),
  join: page({
    path: APP_PATHS.join,
    title: "join",
    description: "join",
    access: "anyone",
    module: "features/auth/join-page.tsx",
    needsLink: true,
    budgetKb: 188,
    hasForm: true,
    load: async () => ({ Page: (await import("#web/features/auth/join-page.tsx")).JoinPage }),
  }),
  newPassword: page({
    path: APP_PATHS.newPassword,
    title: "newPassword",
    description: "newPassword",
    access: "anyone",
    module: "features/auth/new-password-page.tsx",
    needsLink: true,
    budgetKb: 188.5,
    hasForm: true,
    load: async () => ({ Page: (await import("#web/features/auth/new-password-page.tsx")).NewPasswordPage }),
  }),
  verifyEmail: page({
    path: APP_PATHS.verifyEmail,
    title: "verifyEmail",
    description: "verifyEmail",
    access: "anyone",
    module: "features/auth/verify-email-page.tsx",
    needsLink: true,
    budgetKb: 185,
    load: async () => ({ Page: (await import("#web/features/auth/verify-email-page.tsx")).VerifyEmailPage }),
  }),
  dashboard: page({
    path: APP_PATHS.home,
    aliases: [APP_PATHS.auth],
    title: "dashboard",
    description: "dashboard",
    access: "user",
    module: "features/dashboard/dashboard-page.tsx",
    budgetKb: 194.5,
    load: async () => {
      const { DashboardPage, dashboardQueries } = await import("#web/features/dashboard/dashboard-page.tsx");
      return { Page: DashboardPage, queries: dashboardQueries };
    },
  }),
  search: page({
    path: APP_PATHS.search,
    title: "search",
    description: "search",
    access: "user",
    module: "features/foods/food-search-page.tsx",
    budgetKb: 179.5,
    load: async () => {
      const { FoodSearchPage, foodSearchQueries } = await import("#web/features/foods/food-search-page.tsx");
      return { Page: FoodSearchPage, queries: foodSearchQueries };
    },
  }),
  diary: page({
    path: APP_PATHS.diary,
    title: "diary",
    description: "diary",
    access: "user",
    module: "features/diary/diary-page.tsx",
    budgetKb: 193,
    load: async () => {
      const { DiaryPage, diaryQueries } = await import("#web/features/diary/diary-page.tsx");
      return { Page: DiaryPage, queries: diaryQueries };
    },
  }),
  trends: page({
    path: APP_PATHS.trends,
    title: "trends",
    description: "trends",
    access: "user",
    module: "features/trends/trends-page.tsx",
    budgetKb: 181,
    load: async () => {
      const { TrendsPage, trendsQueries } = await import("#web/features/trends/trends-page.tsx");
      return { Page: TrendsPage, queries: trendsQueries };
    },
  }),
  scan: page({
    path: APP_PATHS.scan,
    title: "scan",
    description: "scan",
    access: "user",
    module: "features/scan/scan-page.tsx",
    budgetKb: 193,
    load: async () => ({ Page: (await import("#web/features/scan/scan-page.tsx")).ScanPage }),
  }),
  suggestions: page({
    path: APP_PATHS.suggestions,
    title: "suggestions",
    description: "suggestions",
    access: "user",
    module: "features/suggestions/suggestions-page.tsx",
    budgetKb: 191.5,
    load: async () => {
      const { SuggestionsPage, suggestionsQueries } = await import("#web/features/suggestions/suggestions-page.tsx");
      return { Page: SuggestionsPage, queries: suggestionsQueries };
    },
  }),
  profile: page({
    path: APP_PATHS.profile,
    title: "profile",
    description: "profile",
    access: "user",
    module: "app/profile/profile-page.tsx",
    budgetKb: 201.5,
    load: async () => ({ Page: (await import("./profile/profile-page.tsx")).ProfilePage }),
  }),
  imports: page({
    path: APP_PATHS.imports,
    title: "imports",
    description: "imports",
    access: "user",
    module: "features/imports/import-page.tsx",
    budgetKb: 174.5,
    load: async () => {
      const { ImportPage, importQueries } = await import("#web/features/imports/import-page.tsx");
      return { Page: ImportPage, queries: importQueries };
    },
  }),
  support: page({
    path: APP_PATHS.support,
    title: "support",
    description: "support",
    access: "user",
    module: "features/support/support-page.tsx",
    budgetKb: 178,
    load: async () => ({ Page: (await import("#web/features/support/support-page.tsx")).SupportPage }),
  }),
  visitorSupport: page({
    path: APP_PATHS.support,
    title: "support",
    description: "support",
    access: "visitor",
    module: "features/support/visitor-support-page.tsx",
    budgetKb: 117,
    variesByRegion: true,
    load: async () => ({ Page: (await import("#web/features/support/visitor-support-page.tsx")).VisitorSupportPage }),
  }),
  learn: page({
    path: APP_PATHS.learn,
    title: "learn",
    description: "learn",
    access: "anyone",
    module: "features/learn/learn-page.tsx",
    budgetKb: 174.5,
    load: async () => {
      const { LearnPage, learnQueries, openLearnQueries } = await import("#web/features/learn/learn-page.tsx");
      return { Page: LearnPage, queries: learnQueries, openQueries: openLearnQueries };
    },
  }),
  review: page({
    path: APP_PATHS.review,
    title: "review",
    description: "review",
    access: "user",
    module: "features/learn/review-page.tsx",
    budgetKb: 177,
    load: async () => {
      const { ReviewPage, reviewQueries } = await import("#web/features/learn/review-page.tsx");
      return { Page: ReviewPage, queries: reviewQueries };
    },
  }),
  labelLab: page({
    path: APP_PATHS.labelLab,
    title: "labelLab",
    description: "labelLab",
    access: "anyone",
    module: "features/learn/label-lab-page.tsx",
    budgetKb: 176,
    load: async () => {
      const { LabelLabPage, openLabelLabQueries } = await import("#web/features/learn/label-lab-page.tsx");
      return { Page: LabelLabPage, openQueries: openLabelLabQueries };
    },
  }),
  portionTrainer: page({
    path: APP_PATHS.portionTrainer,
    title: "portionTrainer",
    description: "portionTrainer",
    access: "anyone",
    module: "features/learn/portion-trainer-page.tsx",
    budgetKb: 179.5,
    load: async () => {
      const { PortionTrainerPage, openPortionQueries } = await import("#web/features/learn/portion-trainer-page.tsx");
      return { Page: PortionTrainerPage, openQueries: openPortionQueries };
    },
  }),
  swapExplorer: page({
    path: APP_PATHS.swapExplorer,
    title: "swapExplorer",
    description: "swapExplorer",
    access: "anyone",
    module: "features/learn/swap-explorer-page.tsx",
    budgetKb: 172.5,
    load: async () => {
      const { SwapExplorerPage, swapQueries, openSwapQueries } = await import("#web/features/learn/swap-explorer-page.tsx");
      return { Page: SwapExplorerPage, queries: swapQueries, openQueries: openSwapQueries };
    },
  }),
  lesson: page({
    path: "/learn/:lesson",
    title: "lesson",
    titlesItself: true,
    description: "lesson",
    access: "anyone",
    module: "features/learn/lesson-page.tsx",
    budgetKb: 175,
    variesByRegion: true,
    load: async () => {
      const { LessonPage, openLessonQueries, lessonHead } = await import("#web/features/learn/lesson-page.tsx");
      return { Page: LessonPage, openQueries: openLessonQueries, makeHead: lessonHead };
    },
  }),
  recipes: page({
    path: APP_PATHS.recipes,
    title: "recipes",
    description: "recipes",
    access: "anyone",
    module: "features/recipes/recipes-page.tsx",
    budgetKb: 177.5,
    load: async () => {
      const { RecipesPage, recipesQueries, openRecipesQueries } = await import("#web/features/recipes/recipes-page.tsx");
      return { Page: RecipesPage, queries: recipesQueries, openQueries: openRecipesQueries };
    },
  }),
  // Declared before the recipe page, whose path would match these paths as slugs of recipes.
  mealPlan: page({
    path: APP_PATHS.mealPlan,
    title: "mealPlan",
    description: "mealPlan",
    access: "user",
    module: "features/recipes/meal-plan-page.tsx",
    budgetKb: 178,
    load: async () => {
      const { MealPlanPage, mealPlanQueries } = await import("#web/features/recipes/meal-plan-page.tsx");
      return { Page: MealPlanPage, queries: mealPlanQueries };
    },
  }),
  ownRecipes: page({
    path: APP_PATHS.ownRecipes,
    title: "ownRecipes",
    description: "ownRecipes",
    access: "user",
    module: "features/own-recipes/own-recipes-page.tsx",
    budgetKb: 172.5,
    load: async () => {
      const { OwnRecipesPage, ownRecipesQueries } = await import("#web/features/own-recipes/own-recipes-page.tsx");
      return { Page: OwnRecipesPage, queries: ownRecipesQueries };
    },
  }),
  ownRecipe: page({
    path: "/recipes/mine/:ownRecipe",
    title: "ownRecipe",
    description: "ownRecipe",
    access: "user",
    module: "features/own-recipes/own-recipe-page.tsx",
    budgetKb: 194,
    hasForm: true,
    load: async () => {
      const { OwnRecipePage, openOwnRecipeQueries } = await import("#web/features/own-recipes/own-recipe-page.tsx");
      return { Page: OwnRecipePage, openQueries: openOwnRecipeQueries };
    },
  }),
  recipe: page({
    path: "/recipes/:recipe",
    title: "recipe",
    titlesItself: true,
    description: "recipe",
    access: "anyone",
    module: "features/recipes/recipe-page.tsx",
    budgetKb: 187,
    load: async () => {
      const { RecipePage, recipeQueries, openRecipeQueries, recipeHead } = await import("#web/features/recipes/recipe-page.tsx");
      return { Page: RecipePage, queries: recipeQueries, openQueries: openRecipeQueries, makeHead: recipeHead };
    },
  }),
  admin: page({
    path: APP_PATHS.admin,
    title: "admin",
    description: "admin",
    access: "admin",
    module: "app/admin/admin-page.tsx",
    budgetKb: 245.5,
    load: async () => {
      const { AdminPage, adminQueries } = await import("./admin/admin-page.tsx");
      return { Page: AdminPage, queries: adminQueries };
    },
  }),
};

export type PagePath = (typeof PAGES)[keyof typeof PAGES]["path"];
