import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useVerifyEmail } from "#web/api/sign-in/recovery.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { Greeting } from "./frame/auth-frame.tsx";
import { LinkFrame } from "./frame/link-frame.tsx";
import { DeadLink, isDeadLink } from "./new-password-page.tsx";
import { useLinkToken } from "./use-link-token.ts";

/** Asks for a click, because mail scanners open links too. */
export function VerifyEmailPage() {
  const token = useLinkToken();
  const verify = useVerifyEmail();
  const confirm = () => {
    if (!token) return;
    verify.mutate(token, {
      onError: (error) => {
        if (isDeadLink(error)) return;
        const description = serverMessage(error) ?? "Your address was not confirmed. Please try again.";
        toast({ title: "Not confirmed", description, kind: "destructive" });
      },
    });
  };
  return (
    <LinkFrame>
      {verify.isSuccess ? (
        <>
          <Greeting title="Thank you!">Your address is confirmed.</Greeting>
          <Button asChild variant="primary" size="block" className="min-h-14 text-lg">
            <Link href={APP_PATHS.home}>Go on</Link>
          </Button>
        </>
      ) : token === null || isDeadLink(verify.error) ? (
        <DeadLink />
      ) : (
        <>
          <Greeting title="Is this your address?">One press, and we know that mails reach you.</Greeting>
          <Button
            variant="primary"
            size="block"
            className="min-h-14 text-lg"
            pending={verify.isPending}
            pendingText="Confirming..."
            onClick={confirm}
          >
            Confirm my address
          </Button>
        </>
      )}
    </LinkFrame>
  );
}
