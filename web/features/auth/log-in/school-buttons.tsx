import { StudentIcon } from "@phosphor-icons/react/dist/csr/Student";
import type { SignInMethods } from "#core/contracts/sign-in/sign-in-methods.ts";
import { schoolStartPath } from "#core/domain/accounts/school-paths.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";

interface SchoolButtonsProps extends Pick<SignInMethods, "providers"> {
  /** Whether most people sign in this way. If there is only one provider, its button is then the primary one. */
  isMainWay?: boolean;
}

/** Plain links, which work before the JavaScript has loaded. The server redirects the browser to the provider. */
export function SchoolButtons({ providers, isMainWay = false }: SchoolButtonsProps) {
  const variant = isMainWay && providers.length === 1 ? "primary" : "secondary";
  return (
    <>
      {providers.map(({ id, name }) => (
        <Button key={id} variant={variant} size="block" asChild className="whitespace-normal text-center">
          <a href={schoolStartPath(id)}>
            <StudentIcon weight="bold" />
            {texts("auth")("login.school", { name })}
          </a>
        </Button>
      ))}
    </>
  );
}

export function OrDivider() {
  return (
    <p
      aria-hidden="true"
      className="flex items-center gap-3 text-muted-foreground text-sm before:h-px before:grow before:bg-border after:h-px after:grow after:bg-border"
    >
      {texts("auth")("or")}
    </p>
  );
}
