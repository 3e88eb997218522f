// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { SITE_TEXTS } from "#core/domain/site-texts.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { renderAt } from "#web/testing/render.tsx";
import { LandingPage } from "./landing-page.tsx";

function openLandingPage(settings: { status?: number; body: unknown } = { body: [] }) {
  fakeServer({ "GET /api/admin/settings/public": settings });
  return renderAt(<LandingPage />);
}

describe("the landing page", () => {
  it("shows the built-in headline at once, and when the settings do not come", () => {
    openLandingPage({ status: 500, body: "" });
    expect(screen.getByRole("heading", { level: 1, name: "The Fun Way to Learn About Food" })).toBeDefined();
    expect(screen.getByText(SITE_TEXTS.landing_hero_subtitle.defaultValue)).toBeDefined();
  });

  it("shows the headline that an administrator wrote, as text", async () => {
    openLandingPage({
      body: [
        { key: "landing_hero_title", value: "Eat the <i>rainbow</i>" },
        { key: "landing_hero_subtitle", value: "One color at a time." },
      ],
    });
    expect(await screen.findByRole("heading", { level: 1, name: "Eat the <i>rainbow</i>" })).toBeDefined();
    expect(screen.getByText("One color at a time.")).toBeDefined();
  });

  it("has anchors to its own sections", () => {
    openLandingPage();
    const header = within(screen.getByRole("banner"));
    for (const [name, section] of [
      ["Home", "The Fun Way to Learn About Food"],
      ["Features", "Everything You Need to Learn About Food"],
    ] as const) {
      const target = header.getByRole("link", { name }).getAttribute("href")?.slice(1);
      expect(screen.getByRole("region", { name: section }).id).toBe(target);
    }
  });

  it("presents the six features", () => {
    openLandingPage();
    const features = within(screen.getByRole("region", { name: "Everything You Need to Learn About Food" }));
    expect(features.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
      "Food Database",
      "Food Diary",
      "Smart Suggestions",
      "Scan Food",
      "Personal Profile",
      "AI Integration",
    ]);
    expect(features.getByText("Search thousands of foods with nutrition, health impacts and AI insights.")).toBeDefined();
  });

  it.each([
    ["Login", ""],
    ["Sign Up", "?tab=register"],
    ["Start Learning Now", ""],
  ])("leads from %s to the sign-in page", async (name, search) => {
    const { path } = openLandingPage();
    await userEvent.click(screen.getByRole("link", { name }));
    expect(path()).toBe(`/auth${search}`);
  });

  it("keeps its pictures from screen readers", () => {
    openLandingPage();
    expect(document.querySelectorAll("img").length).toBeGreaterThan(10);
    expect(screen.queryAllByRole("img")).toEqual([]);
  });

  it("ends with the copyright line and the legal texts", () => {
    openLandingPage();
    const footer = within(screen.getByRole("contentinfo"));
    expect(footer.getByText("© 2025 BiteBright™. All rights reserved.")).toBeDefined();
    for (const name of ["Terms of Service", "Privacy Policy", "Cookie Policy"]) expect(footer.getByRole("button", { name })).toBeDefined();
  });
});
