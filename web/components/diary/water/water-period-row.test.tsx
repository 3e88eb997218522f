// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { WATER_PERIODS, WaterPeriodRow } from "./water-period-row.tsx";

afterEach(cleanup);

// Spec: S9.12
it.each([
  [0, 0],
  [2, 2],
  [3, 3],
  [12, 3],
])("shows three glasses: of %d drunk, %d are full", (glasses, full) => {
  render(<WaterPeriodRow period={WATER_PERIODS[0]} glasses={glasses} onTap={() => undefined} />);
  const drawn = [...screen.getByRole("listitem").querySelectorAll("svg[viewBox='0 0 34 44']")];
  expect(drawn).toHaveLength(3);
  expect(drawn.filter((glass) => glass.querySelector(".fill-water"))).toHaveLength(full);
  expect(screen.getByText(String(glasses), { exact: false, selector: "b" })).toBeTruthy();
});
