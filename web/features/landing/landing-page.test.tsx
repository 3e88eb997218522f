// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { SITE_TEXTS } from "#core/domain/site/site-texts.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { renderAt } from "#web/testing/render.tsx";
import { LandingPage } from "./landing-page.tsx";

function openLandingPage(settings: { status?: number; body: unknown } = { body: [] }) {
  fakeServer({ "GET /api/admin/settings/public": settings });
  return renderAt(<LandingPage />);
}

describe("the landing page", () => {
  // Spec: S1.1, S1.20
  it("shows the built-in headline at once, and if the settings fail to load", () => {
    openLandingPage({ status: 500, body: "" });
    expect(screen.getByRole("heading", { level: 1, name: "The Fun Way to Learn About Food" })).toBeDefined();
    expect(screen.getByText(SITE_TEXTS.landing_hero_subtitle.defaultValue)).toBeDefined();
  });

  // Spec: S1.19, S7.38
  it("shows an administrator's headline, as plain text", async () => {
    openLandingPage({
      body: [
        { key: "landing_hero_title", value: "Eat the <i>rainbow</i>" },
        { key: "landing_hero_subtitle", value: "One color at a time." },
      ],
    });
    expect(await screen.findByRole("heading", { level: 1, name: "Eat the <i>rainbow</i>" })).toBeDefined();
    expect(screen.getByText("One color at a time.")).toBeDefined();
  });

  // Spec: S2.18
  it("has anchors to its own sections", async () => {
    openLandingPage();
    await screen.findByRole("region", { name: "Everything You Need to Learn About Food" });
    const header = within(screen.getByRole("banner"));
    for (const [name, section] of [
      ["Home", "The Fun Way to Learn About Food"],
      ["Features", "Everything You Need to Learn About Food"],
    ] as const) {
      const target = header.getByRole("link", { name }).getAttribute("href")?.slice(1);
      expect(screen.getByRole("region", { name: section }).id).toBe(target);
    }
  });

  // Spec: S2.17, S2.18, S2.19
  it("has the wordmark, two anchors and two sign-in links in its header", () => {
    openLandingPage();
    const header = within(screen.getByRole("banner"));
    expect(header.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["BiteBright™", "#home"],
      ["Home", "#home"],
      ["Features", "#features"],
      ["Login", "/auth"],
      ["Sign Up", "/auth?tab=register"],
    ]);
  });

  it("offers no sign-up if only administrators create accounts", () => {
    renderAt(<LandingPage />, { user: null, signInWays: { registration: "closed" } });
    expect(screen.queryByRole("link", { name: "Sign Up" })).toBeNull();
    expect(screen.getByRole("link", { name: "Login" })).toBeDefined();
  });

  // Spec: S1.22, S1.23, S1.24, S1.25, S1.26, S1.27, S1.28, S2.21
  it("presents the six features", async () => {
    openLandingPage();
    const features = within(await screen.findByRole("region", { name: "Everything You Need to Learn About Food" }));
    expect(features.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
      "Food Database",
      "Food Diary",
      "Smart Suggestions",
      "Scan Food",
      "Personal Profile",
      "AI Integration",
    ]);
    for (const text of [
      "Search thousands of foods with nutrition, health impacts and AI insights.",
      "Track meals, calories, nutrition goals and progress.",
      "Personalized meal recommendations and healthier alternatives.",
      "A photo of a meal gives an AI analysis with nutrition breakdown and health insights.",
      "Your health goals, preferences and progress in one place.",
      "Multiple AI providers. You choose who answers.",
    ])
      expect(features.getByText(text)).toBeDefined();
  });

  // Spec: S2.20, S2.22
  it.each([
    ["Login", ""],
    ["Sign Up", "?tab=register"],
    ["Start Learning Now", ""],
  ])("links from %s to the sign-in page", async (name, search) => {
    const { path } = openLandingPage();
    await userEvent.click(screen.getByRole("link", { name }));
    expect(path()).toBe(`/auth${search}`);
  });

  it("hides its pictures from screen readers", async () => {
    openLandingPage();
    await screen.findByRole("heading", { name: "Scan Food" });
    expect(document.querySelectorAll("img").length).toBeGreaterThan(10);
    expect(screen.queryAllByRole("img")).toEqual([]);
  });

  // Spec: S6.4
  it("lets a visitor try out a food: every figure follows the portion", async () => {
    const calls = fakeServer({ "GET /api/admin/settings/public": { body: [] } });
    renderAt(<LandingPage />, { user: null });
    const sample = within(await screen.findByRole("region", { name: "Pick a food, see what it adds" }));
    expect(await sample.findByText("120 kcal in 75 g of Avocado")).toBeDefined();
    await userEvent.click(sample.getByRole("radio", { name: "Banana" }));
    expect(sample.getByRole("heading", { name: "Banana" })).toBeDefined();
    expect(sample.getByText("122 kcal in 126 g of Banana")).toBeDefined();
    await userEvent.click(sample.getByRole("radio", { name: "1 cup" }));
    expect(sample.getByText("146 kcal in 150 g of Banana")).toBeDefined();
    expect(sample.getByText("34.1 g")).toBeDefined();
    fireEvent.change(sample.getByRole("slider", { name: "Or slide" }), { target: { value: "200" } });
    expect(sample.getByText("194 kcal in 200 g of Banana")).toBeDefined();
    expect(sample.getByRole<HTMLInputElement>("radio", { name: "1 cup" }).checked).toBe(false);
    expect(sample.getByText("Source: USDA FNDDS 2021-2023")).toBeDefined();
    expect(calls.filter(({ path }) => !path.includes("settings"))).toEqual([]);
  });

  it("totals the sample's foods as the diary does, and removes them again", async () => {
    openLandingPage();
    expect(await screen.findByText("Nothing here yet. Add whatever you like.")).toBeDefined();
    const add = screen.getByRole("button", { name: "Add to the sample day" });
    await userEvent.click(add);
    await userEvent.click(screen.getByRole("radio", { name: "Salmon" }));
    await userEvent.click(add);
    expect(screen.getByText("504").textContent).toBe("504 kcal");
    expect(screen.getByText(/^37\.1 g of protein in\./)).toBeDefined();
    expect(screen.getByRole("link", { name: "Keep a diary of your own" }).getAttribute("href")).toBe("/auth?tab=register");
    await userEvent.click(screen.getByRole("button", { name: "Remove Avocado, 75 g" }));
    expect(document.activeElement?.textContent).toBe("A sample day");
    await userEvent.click(screen.getByRole("button", { name: "Remove Salmon, 140 g" }));
    expect(screen.getByText("Nothing here yet. Add whatever you like.")).toBeDefined();
  });

  it("ends with the copyright line, the FAQ and the legal texts", () => {
    openLandingPage();
    const footer = within(screen.getByRole("contentinfo"));
    expect(footer.getByText("© 2025 BiteBright™. All rights reserved.")).toBeDefined();
    for (const name of ["FAQ", "Terms of Service", "Privacy Policy", "Cookie Policy"])
      expect(footer.getByRole("button", { name })).toBeDefined();
  });

  it("links to help when food feels hard", () => {
    openLandingPage();
    const link = within(screen.getByRole("contentinfo")).getByRole("link", { name: "When food feels hard" });
    expect(link.getAttribute("href")).toBe("/support");
  });
});
