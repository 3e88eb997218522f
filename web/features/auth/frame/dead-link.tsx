import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { ApiError } from "#web/lib/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Greeting } from "./auth-frame.tsx";

export const isDeadLink = (error: unknown): boolean => error instanceof ApiError && error.problem?.code === "dead_link";

export function DeadLink() {
  return (
    <>
      <Greeting title="This link is over">Links work once, and not for long. You can ask for a new one any time.</Greeting>
      <Button asChild variant="primary" size="block" className="min-h-14 text-lg">
        <Link href={APP_PATHS.auth}>Go to login</Link>
      </Button>
    </>
  );
}
