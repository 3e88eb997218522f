// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeServer } from "#web/testing/fake-server.ts";
import { renderAt } from "#web/testing/render.tsx";
import { TalkNote } from "./talk-note.tsx";
import { loadHardTopics } from "./use-hard-topic.ts";

const show = (text: string) => {
  fakeServer({ "GET /api/admin/settings/public": { body: [] } });
  return renderAt(<TalkNote text={text} />, { path: "/" });
};

it("offers someone to talk to beside a text about something hard, and says that it can be saved", async () => {
  show("Soup\n1 carrot\nI hate my body");
  expect(await screen.findByRole("heading", { name: "You don't have to sort it out alone" })).toBeDefined();
  expect(screen.getByRole("status").textContent).toContain("You can still save.");
});

it("answers self-harm with lines for it alone", async () => {
  show("kill myself");
  expect(await screen.findByRole("heading", { name: "You don't have to carry this alone." })).toBeDefined();
  expect(screen.queryByText(/food, eating/i)).toBeNull();
});

it("stays away from an ordinary text", async () => {
  await loadHardTopics();
  const { container } = show("Killer brownies\n1 egg\nBake until firm.") as { container?: HTMLElement };
  expect(container?.textContent ?? document.body.textContent).toBe("");
});
