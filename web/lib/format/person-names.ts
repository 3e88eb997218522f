import type { User } from "#core/contracts/sign-in/auth.ts";

type Named = Pick<User, "firstName" | "lastName" | "email">;

/** For the avatar: the initials of the name, else the first letter of the email address, else U. */
export function initialsOf({ firstName, lastName, email }: Named): string {
  const letters = [firstName, lastName].map(firstLetter).join("") || firstLetter(email) || "U";
  return letters.toUpperCase();
}

/** A user's display name: their name, else their email address. */
export const fullNameOf = ({ firstName, lastName, email }: Named): string => [firstName, lastName].filter(Boolean).join(" ") || email;

export const shortNameOf = ({ firstName, lastName, email }: Named): string => firstName || lastName || email;

// By code point: half of a surrogate pair is not a letter.
const firstLetter = (text: string | null): string => [...(text?.trim() ?? "")][0] ?? "";
