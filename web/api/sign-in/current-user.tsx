import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, use } from "react";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { currentUserQuery } from "./auth.ts";

const CurrentUserContext = createContext<User | null>(null);

/** Observes the query once for all components, because nearly every row of a list needs the user. */
export function CurrentUserProvider({ children }: { children: ReactNode }) {
  const { data = null } = useQuery(currentUserQuery);
  return <CurrentUserContext value={data}>{children}</CurrentUserContext>;
}

/** The signed-in user; null for visitors and until the user is known. */
export const useCurrentUser = (): User | null => use(CurrentUserContext);
