// @vitest-environment happy-dom
import { useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makePreferences } from "#web/testing/make-preferences.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { lessonQuestionsQuery, reviewQuery } from "./learn/learn.ts";
import { useUpdatePreferences } from "./preferences.ts";

function Page() {
  const review = useQuery(reviewQuery);
  const lesson = useQuery(lessonQuestionsQuery("iron", "US", true));
  const { mutate } = useUpdatePreferences();
  return (
    <button type="button" disabled={!review.data || !lesson.data} onClick={() => mutate({ allergies: ["peanuts"] })}>
      Save
    </button>
  );
}

it("asks for the questions again when the user says what they must not eat, because some offer foods", async () => {
  const calls = fakeServer({
    "GET /api/learn/me/review": { body: { questions: [] } },
    "GET /api/learn/me/lessons/iron/questions": { body: { before: [], after: [], ownFoods: [] } },
    "PUT /api/user/preferences": { body: makePreferences() },
  });
  renderAt(<Page />, { user: makeUser() });
  const countRequests = () => calls.filter(({ path }) => /review|questions/.test(path)).length;
  await waitFor(() => expect(screen.getByRole("button")).toHaveProperty("disabled", false));
  expect(countRequests()).toBe(2);
  await userEvent.setup().click(screen.getByRole("button"));
  await waitFor(() => expect(countRequests()).toBe(4));
});
