import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export const makePerson = (): Person => ({
  firstName: "Maya",
  lastName: "Lindqvist",
  email: `maya-${randomUUID()}@example.com`,
  password: "Crunchy-apple-7",
});

/** Registers through the form, as a visitor would, and ends on the dashboard. */
export async function register(page: Page, person: Person = makePerson(), display?: "Groups and numbers" | "Groups only"): Promise<Person> {
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Register" }).click();
  const form = page.getByRole("tabpanel", { name: "Register" });
  await form.getByLabel("First name").fill(person.firstName);
  await form.getByLabel("Last name").fill(person.lastName);
  await form.getByLabel("Email").fill(person.email);
  await form.getByLabel("Password", { exact: true }).fill(person.password);
  await form.getByLabel("Confirm password", { exact: true }).fill(person.password);
  await form.getByRole("button", { name: "Create account" }).click();
  // Checked first, because it disappears by itself.
  await expect(toast(page, "Welcome to BiteBright!")).toContainText("Your account has been created successfully.");
  // One question comes first; skipping it means groups and numbers.
  if (display) await page.getByRole("radio", { name: display }).check();
  await page.getByRole("button", { name: display ? "Continue" : "Skip" }).click();
  await expect(greeting(page, person)).toBeVisible();
  return person;
}

/** For journeys about something else: creates the account directly through the API. */
export async function arriveSignedIn(page: Page, path = "/"): Promise<Person> {
  const person = makePerson();
  const answer = await page.request.post("/api/register", { data: { ...person, confirmPassword: person.password } });
  expect(answer.status()).toBe(201);
  await page.goto(path);
  return person;
}

/** Leaves the page first, because its prefetch requests would be rejected without a session. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

export async function fillLogin(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  const form = page.getByRole("tabpanel", { name: "Login" });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Login" }).click();
}

export async function openUserMenu(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: /^User menu/ }).click();
  const menu = page.getByRole("menu");
  // Its code may still be loading, and an item that is missing says nothing before.
  await expect(menu).toBeVisible();
  return menu;
}

export const greeting = (page: Page, { firstName }: Pick<Person, "firstName">): Locator =>
  page.getByRole("heading", { level: 1, name: `Hi, ${firstName}!` });

/** The visible notification; for a moment there is also a copy for screen readers. */
export const toast = (page: Page, title: string): Locator =>
  page
    .getByRole("region", { name: /notifications/i })
    .getByRole("listitem")
    .filter({ hasText: title });
