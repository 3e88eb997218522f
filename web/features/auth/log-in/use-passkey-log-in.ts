import { useLoginWithPasskey } from "#web/api/sign-in/passkeys.ts";
import { readLoginWords } from "./use-log-in.ts";
import { useSignIn } from "./use-sign-in.ts";

export const usePasskeyLogIn = () => useSignIn(useLoginWithPasskey(), readLoginWords());
