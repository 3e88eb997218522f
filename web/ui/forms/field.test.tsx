// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { PasswordInput } from "./password-input.tsx";

afterEach(cleanup);

test("label, hint and error are associated with the control", () => {
  render(
    <Field label="Email" hint="We never share it." error="Invalid email address">
      <Input />
    </Field>,
  );
  const input = screen.getByLabelText("Email");
  const described = input.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(["We never share it.", "Invalid email address"]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
});

test("a password can be shown and hidden again", async () => {
  render(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  );
  const type = () => screen.getByLabelText("Password").getAttribute("type");
  expect(type()).toBe("password");
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(type()).toBe("text");
  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(type()).toBe("password");
});
