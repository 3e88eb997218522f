import type { Access } from "#core/contracts/http/endpoint.ts";
import { PasskeyDevice } from "#server/testing/passkey-device.ts";
import { PASSWORD } from "#server/testing/test-app.ts";

/** The ids that a user's requests contain: their own rows and shared ones. */
export interface Rows {
  food: string;
  entry: string;
  meal: string;
  key: string;
  faq: string;
  textReport: string;
  catalogueFood: string;
  somebody: string;
  day: string;
  setting: string;
  recipe: string;
  ownRecipe: string;
  gtin: string;
  passkey: string;
  lesson: string;
  school: string;
  schoolSignIn: string;
  import: string;
  invitation: string;
}

/** How a permitted user calls a route, so that an attack is refused only because it is one. */
export interface Target {
  access: Access;
  /** The row whose id replaces the parameter in the path. */
  param?: keyof Rows;
  query?: string;
  body?: (rows: Rows) => object;
  /** Expects a form with a file instead of JSON. */
  takesForm?: true;
  /** Expects only a file. */
  takesFile?: true;
}

const TICKET = "a".repeat(43);
const token = () => ({ token: "123456" });
/** Also satisfies the stricter rule of the administrators' forms. */
export const ADMINS_CHOICE = "Juicy@melon8";
/** The token of a link that never existed. */
const NO_TOKEN = "A".repeat(43);
const stew = () => ({ name: "Stew", ingredients: "1 banana", choices: [{ text: "1 banana", grams: 90 }], steps: "Stir.", servings: 2 });
const madePasskey = () => new PasskeyDevice().create({ challenge: "AAAA", rp: { id: "localhost" }, user: { id: "AAAA" } });
const signedChallenge = () => new PasskeyDevice().signIn({ challenge: "AAAA", rpId: "localhost" }, { userHandle: "AAAA" });
const faq = () => ({ question: "What?", answer: "<p>That.</p>", category: "General", sortOrder: 3 });

/** Every route of the API. The role matrix test fails if a new route is missing. The last two end the caller's session. */
export const TARGETS: Record<string, Target> = {
  "GET /api/admin/audit": { access: "admin" },
  "GET /api/admin/audit/export": { access: "admin" },
  "GET /api/admin/faqs": { access: "admin", query: "search=why&category=General" },
  "GET /api/admin/settings": { access: "admin" },
  "GET /api/admin/settings/public": { access: "anyone" },
  "GET /api/admin/stats": { access: "admin" },
  "GET /api/admin/system": { access: "admin" },
  "GET /api/admin/text-reports": { access: "admin", query: "offset=0" },
  "GET /api/admin/users": { access: "admin", query: "search=maya&sort=newest&limit=10&offset=0" },
  "GET /api/auth/user": { access: "member" },
  "GET /api/diary": { access: "member", query: "date=2026-03-01&tz=UTC&limit=10" },
  "GET /api/diary/allergens": { access: "member" },
  "GET /api/diary/bite": { access: "member", query: "date=2026-03-01&tz=UTC" },
  "GET /api/diary/days": { access: "member", query: "from=2026-03-01&to=2026-03-02&tz=UTC" },
  "GET /api/diary/usual": { access: "member", query: "mealType=lunch" },
  "GET /api/faqs/public": { access: "anyone", query: "search=why&category=General" },
  "GET /api/foods/:id": { access: "member", param: "food" },
  "GET /api/foods/:id/similar": { access: "member", param: "food" },
  "GET /api/foods/browse": { access: "member", query: "category=fruit" },
  "GET /api/foods/search": { access: "member", query: "q=soup" },
  "GET /api/foods/starred": { access: "member" },
  "GET /api/admin/invitations": { access: "admin" },
  "GET /api/admin/learn": { access: "admin" },
  "GET /api/imports": { access: "member" },
  "GET /api/learn": { access: "anyone" },
  "GET /api/learn/labs/label": { access: "anyone" },
  "GET /api/learn/labs/portions": { access: "anyone" },
  "GET /api/learn/labs/swaps": { access: "anyone" },
  "GET /api/learn/lessons/:lesson": { access: "anyone", param: "lesson" },
  "GET /api/learn/lessons/:lesson/questions": { access: "anyone", param: "lesson" },
  "GET /api/learn/me": { access: "member", query: "tz=UTC" },
  "GET /api/learn/me/labs/swaps": { access: "member" },
  "GET /api/learn/me/lessons/:lesson/questions": { access: "member", param: "lesson" },
  "GET /api/learn/me/review": { access: "member", query: "tz=UTC" },
  "GET /api/login": { access: "anyone" },
  "GET /api/meal-plan": { access: "member", query: "from=2026-03-01" },
  "GET /api/meals": { access: "member" },
  "GET /api/own-recipes": { access: "member" },
  "GET /api/own-recipes/:id": { access: "member", param: "ownRecipe" },
  "GET /api/products": { access: "member" },
  "GET /api/products/:gtin": { access: "member", param: "gtin" },
  "GET /api/recipes": { access: "anyone" },
  "GET /api/recipes/:name": { access: "anyone", param: "recipe" },
  "GET /api/recovery": { access: "anyone" },
  "GET /api/sign-in-ways": { access: "anyone" },
  "GET /api/school-sign-in/:provider": { access: "anyone", param: "school" },
  "GET /api/school-sign-in/:provider/callback": { access: "anyone", param: "school", query: `code=x&state=${TICKET}` },
  "GET /api/school-sign-in/waiting": { access: "anyone", query: `ticket=${TICKET}` },
  "GET /api/user": { access: "member" },
  "GET /api/user/ai-providers": { access: "member" },
  "GET /api/user/api-keys": { access: "member" },
  "GET /api/user/events": { access: "member", query: "limit=10&offset=0" },
  "GET /api/user/export": { access: "member" },
  "GET /api/user/export/diary.csv": { access: "member" },
  "GET /api/user/passkeys": { access: "member" },
  "GET /api/user/preferences": { access: "member" },
  "GET /api/user/school-sign-ins": { access: "member" },
  "GET /api/user/sessions": { access: "member" },
  "GET /api/user/failed-attempts": { access: "member" },
  "GET /api/water/:date": { access: "member", param: "day" },
  "POST /api/2fa/backup-codes": { access: "member", body: token },
  "POST /api/2fa/disable": { access: "member", body: token },
  "POST /api/2fa/enable": { access: "member", body: token },
  "POST /api/2fa/setup": { access: "member" },
  "POST /api/admin/invitations": { access: "admin", body: () => ({ note: "Class 8b", people: 30, days: 14 }) },
  "POST /api/text-reports": { access: "member", body: () => ({ kind: "lesson", textId: "iron", words: "Not so." }) },
  "POST /api/admin/faqs": { access: "admin", body: faq },
  "POST /api/invitations/check": { access: "anyone", body: () => ({ token: TICKET }) },
  "POST /api/admin/users": {
    access: "admin",
    body: () => ({ email: "new@example.com", firstName: "Ida", lastName: "Roth", password: ADMINS_CHOICE, age: 15, isAdmin: true }),
  },
  "POST /api/admin/users/:id/password": {
    access: "admin",
    param: "somebody",
    body: () => ({ password: ADMINS_CHOICE, confirmPassword: ADMINS_CHOICE }),
  },
  "POST /api/admin/users/:id/password-link": { access: "admin", param: "somebody" },
  "POST /api/diary": { access: "member", body: ({ food }) => ({ foodId: food, quantity: 50, mealType: "snack", portion: "1 cup" }) },
  "POST /api/diary/batch": {
    access: "member",
    body: ({ food }) => ({ entries: [{ foodId: food, quantity: 50, mealType: "snack", portion: "1 cup" }] }),
  },
  "POST /api/foods": { access: "member", body: () => ({ name: "Stew", calories: 60, protein: 3, carbs: 8, fat: 2 }) },
  "POST /api/foods/info": { access: "member", body: () => ({ foodName: "moon stew", provider: "anthropic" }) },
  "POST /api/foods/scan": { access: "member", takesForm: true },
  "POST /api/imports/:id/confirm": { access: "member", param: "import" },
  // Must follow the one above, because a new draft replaces the old one.
  "POST /api/imports": { access: "member", query: "tz=UTC", takesFile: true },
  "POST /api/learn/me/answers": {
    access: "member",
    query: "tz=UTC",
    body: () => ({
      answers: [
        {
          id: "5b7a0c5e8d0f4c3e9a413f0f6f7f2a10",
          fact: "iron/misconception",
          phase: "after",
          isRight: true,
          answeredAt: "2026-03-01T08:00:00Z",
        },
      ],
    }),
  },
  "POST /api/login": { access: "anyone", body: () => ({ email: "nobody@example.com", password: PASSWORD }) },
  "POST /api/login/passkey": { access: "anyone", body: signedChallenge },
  "POST /api/login/passkey/options": { access: "anyone" },
  "POST /api/meals": {
    access: "member",
    body: ({ food }) => ({ name: "Monday", items: [{ foodId: food, quantity: 50, portion: "1 cup" }] }),
  },
  "POST /api/own-recipes": { access: "member", body: stew },
  "POST /api/own-recipes/reading": { access: "member", body: () => ({ ingredients: "1 banana", choices: [], servings: 2 }) },
  "POST /api/products/:gtin/food": { access: "member", param: "gtin" },
  "POST /api/recovery/account": { access: "anyone", body: () => ({ token: NO_TOKEN, password: PASSWORD, startEmpty: true }) },
  "POST /api/recovery/link": { access: "anyone", body: () => ({ token: NO_TOKEN }) },
  "POST /api/recovery/email": { access: "anyone", body: () => ({ token: NO_TOKEN }) },
  "POST /api/recovery/links": { access: "anyone", body: () => ({ email: "nobody@example.com" }) },
  "POST /api/recovery/password": { access: "anyone", body: () => ({ token: NO_TOKEN, password: PASSWORD }) },
  "POST /api/register": {
    access: "anyone",
    body: () => ({ email: "newer@example.com", password: PASSWORD, confirmPassword: PASSWORD, firstName: "Ida", lastName: "Roth" }),
  },
  "POST /api/school-sign-in/finish": { access: "anyone", body: () => ({ ticket: TICKET, password: PASSWORD }) },
  "POST /api/suggestions": { access: "member", body: () => ({ mealType: "lunch", tz: "UTC" }) },
  "POST /api/user/api-keys": { access: "member", body: () => ({ provider: "gemini", key: "AI-0123456789abcdef" }) },
  "POST /api/user/passkeys": { access: "member", body: madePasskey },
  "POST /api/user/passkeys/options": { access: "member" },
  "POST /api/user/confirm": { access: "member", body: () => ({ password: PASSWORD }) },
  "POST /api/user/confirm/passkey": { access: "member", body: signedChallenge },
  "POST /api/user/confirm/passkey/options": { access: "member" },
  "POST /api/user/email/verification": { access: "member" },
  "POST /api/user/password": { access: "member", body: () => ({ newPassword: ADMINS_CHOICE, confirmPassword: ADMINS_CHOICE }) },
  "POST /api/user/school-sign-ins": { access: "member", body: () => ({ provider: "1" }) },
  "POST /api/user/school-sign-ins/confirm": { access: "member", body: () => ({ to: "/profile" }) },
  "PUT /api/admin/text-reports/:id": { access: "admin", param: "textReport", body: () => ({ isDone: true }) },
  "PUT /api/admin/faqs/:id": { access: "admin", param: "faq", body: faq },
  "PUT /api/admin/settings/:key": { access: "admin", param: "setting", body: () => ({ value: "Hello" }) },
  "PUT /api/admin/users/:id": { access: "admin", param: "somebody", body: () => ({ firstName: "Ida", age: 15, isAdmin: true }) },
  "PUT /api/diary/:id": { access: "member", param: "entry", body: () => ({ quantity: 80, portion: "1 cup" }) },
  "PUT /api/foods/:id/allergens": { access: "member", param: "food", body: () => ({ contains: ["milk"] }) },
  "PUT /api/foods/:id/star": { access: "member", param: "catalogueFood" },
  "PUT /api/meal-plan/:day": { access: "member", param: "day", body: ({ recipe }) => ({ recipe, servings: 2 }) },
  "PUT /api/own-recipes/:id": { access: "member", param: "ownRecipe", body: stew },
  "PUT /api/products/:gtin/food": {
    access: "member",
    param: "gtin",
    body: () => ({ name: "Muesli", brand: "Mills", calories: 430, protein: 9, carbs: 62, fat: 15, servingGrams: 45 }),
  },
  "PUT /api/user/email": { access: "member", body: () => ({ email: "another@example.com" }) },
  "PUT /api/user/passkeys/:id": { access: "member", param: "passkey", body: () => ({ name: "My phone" }) },
  "PUT /api/user/password": { access: "member", body: () => ({ currentPassword: PASSWORD, newPassword: ADMINS_CHOICE }) },
  "PUT /api/user/preferences": { access: "member", body: () => ({ allergies: ["nuts"], preferredLLM: "gemini" }) },
  "PUT /api/user/view": { access: "member", body: () => ({ foodDisplay: "calm", habits: ["fruit-at-breakfast"], isPaused: true }) },
  "PUT /api/user/profile": { access: "member", body: () => ({ firstName: "Ida", age: 15, weight: 50.5 }) },
  "PUT /api/water/:date": { access: "member", param: "day", body: () => ({ morningGlasses: 3 }) },
  "DELETE /api/admin/faqs/:id": { access: "admin", param: "faq" },
  "DELETE /api/admin/invitations/:id": { access: "admin", param: "invitation" },
  "DELETE /api/admin/settings/:key": { access: "admin", param: "setting" },
  "DELETE /api/admin/users/:id": { access: "admin", param: "somebody" },
  "POST /api/admin/users/:id/consent": { access: "admin", param: "somebody", body: () => ({ reason: "Mother, on paper", coversAi: true }) },
  "DELETE /api/admin/users/:id/two-factor": { access: "admin", param: "somebody", body: () => ({ reason: "Lost phone" }) },
  "DELETE /api/imports/:id": { access: "member", param: "import" },
  "DELETE /api/diary/:id": { access: "member", param: "entry" },
  "DELETE /api/foods/:id": { access: "member", param: "food" },
  "DELETE /api/foods/:id/star": { access: "member", param: "food" },
  "DELETE /api/meals/:id": { access: "member", param: "meal" },
  "DELETE /api/own-recipes/:id": { access: "member", param: "ownRecipe" },
  "DELETE /api/user/api-keys/:id": { access: "member", param: "key" },
  "DELETE /api/user/passkeys/:id": { access: "member", param: "passkey" },
  "DELETE /api/user/school-sign-ins/:id": { access: "member", param: "schoolSignIn" },
  "DELETE /api/user/sessions": { access: "member" },
  "DELETE /api/user/legal-notice": { access: "member" },
  "DELETE /api/user/two-factor-removal": { access: "member" },
  "DELETE /api/user/failed-attempts": { access: "member" },
  "DELETE /api/user": { access: "member", body: () => ({ password: PASSWORD }) },
  "POST /api/logout": { access: "anyone" },
};
