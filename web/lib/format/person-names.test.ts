import { expect, test } from "vitest";
import { formatInitials, fullName, shortName } from "./person-names.ts";

const nobody = { firstName: null, lastName: null, email: "" };

// Spec: S2.34, S2.35, S2.36
test.each([
  [{ firstName: "Maya", lastName: "Lopez", email: "x@example.com" }, "ML"],
  [{ firstName: "Maya", lastName: null, email: "x@example.com" }, "M"],
  [{ firstName: null, lastName: "lopez", email: "x@example.com" }, "L"],
  [{ firstName: "", lastName: " ", email: "x@example.com" }, "X"],
  [nobody, "U"],
])("the avatar of %o shows %s", (person, initials) => {
  expect(formatInitials(person)).toBe(initials);
});

// Spec: S2.37
test("a user without a name is called by their email address", () => {
  const person = { ...nobody, email: "x@example.com" };
  expect([fullName(person), shortName(person)]).toEqual(["x@example.com", "x@example.com"]);
  expect(fullName({ ...person, firstName: "Maya", lastName: "Lopez" })).toBe("Maya Lopez");
});
