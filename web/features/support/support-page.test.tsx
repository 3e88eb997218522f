// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { AppRouter } from "#web/app/router.tsx";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { SupportPage } from "./support-page.tsx";

const open = (path: string, ownLines = "# nothing yet") => {
  fakeServer({ "GET /api/admin/settings/public": { body: [{ key: "support_lines", value: ownLines }] } });
  return renderAt(<SupportPage />, { path });
};
const names = () => screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
const line = (name: string) => within(screen.getByRole("heading", { level: 3, name }).closest("li") as HTMLElement);

it("shows the lines of the country in the URL, with every way to reach them", () => {
  open("/support?country=US");
  expect(screen.getByRole("heading", { level: 1, name: "When food feels hard" })).toBeDefined();
  expect(line("988 Lifeline").getByRole("link", { name: "Call 988 Lifeline: 988" }).getAttribute("href")).toBe("tel:988");
  expect(line("988 Lifeline").getByRole("link", { name: "Text 988, 988 Lifeline" }).getAttribute("href")).toBe("sms:988");
  expect(line("988 Lifeline").getByText(/Any hour, every day\./)).toBeDefined();
  expect(
    line("Crisis Text Line")
      .getByRole("link", { name: /^Text HOME to 741741/ })
      .getAttribute("href"),
  ).toBe("sms:741741?&body=HOME");
  expect(screen.getByRole("link", { name: "911" }).getAttribute("href")).toBe("tel:911");
});

it("says to check the site if nobody has checked the hours", () => {
  open("/support?country=GB");
  expect(line("Beat").getByText(/Check the site for hours\./)).toBeDefined();
  expect(line("Beat").getByRole("link", { name: "Website of Beat" }).getAttribute("href")).toBe("https://www.beateatingdisorders.org.uk");
});

it("says of every line when it was checked, or that nobody has checked it, and which part of the country it is for", () => {
  open("/support?country=CH");
  expect(line("Pro Juventute 147").getByText("Checked Nov 16, 2026")).toBeDefined();
  expect(line("AES").getByText("Nobody has checked this line yet")).toBeDefined();
  expect(line("AES").getByText(/For the French-speaking part\./)).toBeDefined();
});

it("is left with one tap, and Back does not lead to it", async () => {
  const { path } = open("/support?country=US");
  await userEvent.setup().click(screen.getByRole("link", { name: "Leave quickly" }));
  expect(path()).toBe("/recipes");
});

it("changes with the chosen country, which is then in the URL", async () => {
  const { path } = open("/support?country=US");
  await userEvent.setup().selectOptions(screen.getByRole("combobox", { name: "Where you are" }), "Germany");
  expect(names()).toContain("Nummer gegen Kummer");
  expect(names()).not.toContain("988 Lifeline");
  expect(path()).toBe("/support?country=DE");
});

it("puts the school's own lines first, replacing a built-in line of the same name", async () => {
  open("/support?country=AU", "School nurse | 555-0134 | School days\nButterfly | 1800 000 000");
  expect(await screen.findByRole("link", { name: "Call School nurse: 555-0134" })).toBeDefined();
  expect(names()).toEqual(["School nurse", "Butterfly", "Kids Helpline"]);
  expect(screen.getByRole("link", { name: "Call Butterfly: 1800 000 000" })).toBeDefined();
});

it("says what to say first, and to whom", () => {
  open("/support?country=US");
  expect(screen.getByText("To a school nurse, counselor or teacher")).toBeDefined();
  expect(screen.getByText("Then tell an adult you both trust. Fixing it is not your job.")).toBeDefined();
});

it.each([
  ["somebody who is signed in", { user: makeUser() }],
  ["a visitor", { user: null }],
  ["whoever it is while no server answers", {}],
])("opens for %s", async (_, boot) => {
  fakeServer({});
  renderAt(<AppRouter />, { path: "/support", ...boot });
  expect(await screen.findByRole("heading", { level: 1, name: "When food feels hard" })).toBeDefined();
  expect(screen.getByRole("heading", { level: 2, name: "Someone to talk to" })).toBeDefined();
});
