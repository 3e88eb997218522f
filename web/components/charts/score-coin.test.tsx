// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ScoreBadge, ScoreCoin } from "./score-coin.tsx";

afterEach(cleanup);

// Spec: S9.15, S9.16, S9.17
test.each([
  [10, "high"],
  [8, "high"],
  [7, "mid"],
  [6, "mid"],
  [5, "low"],
  [0, "low"],
])("a score of %d has the color of %s on coin and badge", (score, band) => {
  const { container } = render(
    <>
      <ScoreCoin score={score} />
      <ScoreBadge score={score} />
    </>,
  );
  expect(screen.getByRole("img", { name: `Health score ${score} of 10` }).className).toContain(`bg-score-${band} `);
  expect(container.querySelector(`.bg-score-${band}-soft`)).toBeTruthy();
});
