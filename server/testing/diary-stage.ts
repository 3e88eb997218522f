import type { DiaryEntry } from "#core/contracts/diary.ts";
import { pantryFood, startWithPantry } from "#server/testing/suggestions/pantry.ts";
import { type Send, type SignedIn, signInAs } from "#server/testing/test-app.ts";

export const banana = pantryFood("Banana");
export const milk = pantryFood("Whole milk");

export const serving = (changes: object = {}) => ({ foodId: banana.id, quantity: 126, mealType: "breakfast", ...changes });

/** Starts the app with a signed-in user who can log entries. */
export async function startDiary() {
  const { app, database } = await startWithPantry();
  const maya = await signInAs(app);
  const add = (changes: object = {}, headers?: Record<string, string>): ReturnType<Send> =>
    maya.send("POST", "/api/diary", serving(changes), headers);
  const day = async (date: string, tz = "UTC", person: SignedIn = maya): Promise<DiaryEntry[]> =>
    (await person.send("GET", `/api/diary?date=${date}&tz=${encodeURIComponent(tz)}`)).json();
  return { app, database, maya, add, day };
}
