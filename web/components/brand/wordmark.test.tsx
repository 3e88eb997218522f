// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Wordmark } from "./wordmark.tsx";

afterEach(cleanup);

// Spec: S1.29, D1.1
test("the name has two tones and a small trademark sign", () => {
  const { container } = render(<Wordmark />);
  expect(container.textContent).toBe("BiteBright™");
  expect(container.querySelector(".text-wordmark-bright")?.textContent).toBe("Bright");
  expect(container.querySelector("sup")?.textContent).toBe("™");
});
