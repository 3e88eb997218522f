import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { ApiError } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Greeting } from "./auth-frame.tsx";

export const isDeadLink = (error: unknown): boolean => error instanceof ApiError && error.problem?.code === "dead_link";

export function DeadLink() {
  const t = texts("auth");
  return (
    <>
      <Greeting title={t("dead.title")}>{t("dead.text")}</Greeting>
      <Button asChild variant="primary" size="block" className="min-h-14 text-lg">
        <Link href={APP_PATHS.auth}>{t("action.toLogin")}</Link>
      </Button>
    </>
  );
}
