// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Avatar } from "./avatar.tsx";

afterEach(cleanup);

// Spec: S2.33
test("the picture takes precedence; initials appear if there is none or it fails to load", () => {
  const { container, rerender } = render(<Avatar imageUrl={null} initials="ML" />);
  expect(container.textContent).toBe("ML");
  rerender(<Avatar imageUrl="/maya.png" initials="ML" />);
  const picture = container.querySelector("img");
  expect([picture?.getAttribute("src"), container.textContent]).toEqual(["/maya.png", ""]);
  if (picture) fireEvent.error(picture);
  expect(container.textContent).toBe("ML");
});
