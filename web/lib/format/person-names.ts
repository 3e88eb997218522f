import type { User } from "#core/contracts/auth.ts";

type Named = Pick<User, "firstName" | "lastName" | "email">;

/** For the avatar: initials of the name, else the first letter of the e-mail address, else U. */
export function initialsOf({ firstName, lastName, email }: Named): string {
  const letters = [firstName, lastName].map(firstLetter).join("") || firstLetter(email) || "U";
  return letters.toUpperCase();
}

/** What a person is called: their name, else their e-mail address. */
export const fullNameOf = ({ firstName, lastName, email }: Named): string => [firstName, lastName].filter(Boolean).join(" ") || email;

export const shortNameOf = ({ firstName, lastName, email }: Named): string => firstName || lastName || email;

// By code point: half of a surrogate pair is no letter.
const firstLetter = (text: string | null): string => [...(text?.trim() ?? "")][0] ?? "";
