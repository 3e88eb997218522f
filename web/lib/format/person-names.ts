import type { User } from "#core/contracts/sign-in/auth.ts";

type Named = Pick<User, "firstName" | "lastName" | "email">;

/** The initials for the avatar: from the name, otherwise from the email address, otherwise U. */
export function formatInitials({ firstName, lastName, email }: Named): string {
  const letters = [firstName, lastName].map(firstLetter).join("") || firstLetter(email) || "U";
  return letters.toUpperCase();
}

/** The display name: the user's name, otherwise the email address. */
export const fullName = ({ firstName, lastName, email }: Named): string => [firstName, lastName].filter(Boolean).join(" ") || email;

export const shortName = ({ firstName, lastName, email }: Named): string => firstName || lastName || email;

// Iterates over code points, because half of a surrogate pair is not a letter.
const firstLetter = (text: string | null): string => [...(text?.trim() ?? "")][0] ?? "";
