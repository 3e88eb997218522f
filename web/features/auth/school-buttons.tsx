import { StudentIcon } from "@phosphor-icons/react/dist/csr/Student";
import type { SignInWays } from "#core/contracts/sign-in/sign-in-ways.ts";
import { Button } from "#web/ui/button.tsx";

/** Plain links, which work before the page's script does: the server sends the browser on to the provider. */
export function SchoolButtons({ providers }: Pick<SignInWays, "providers">) {
  return (
    <div className="grid gap-3">
      {providers.map(({ id, name }) => (
        <Button key={id} size="block" asChild className="whitespace-normal text-center">
          <a href={`/api/school-sign-in/${id}`}>
            <StudentIcon weight="bold" />
            Sign in with {name}
          </a>
        </Button>
      ))}
    </div>
  );
}

export function Or() {
  return (
    <p
      aria-hidden="true"
      className="flex items-center gap-3 text-muted-foreground text-sm before:h-px before:grow before:bg-border after:h-px after:grow after:bg-border"
    >
      or
    </p>
  );
}
