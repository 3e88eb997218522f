import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { type ReactNode, useId } from "react";
import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useUpdateFoodView } from "#web/api/food-view.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

/** The query parameter that shows the first choice instead of the dashboard's cards. */
export const WELCOME_SEARCH = "welcome";
const WELCOME_PATH = `${APP_PATHS.home}?${WELCOME_SEARCH}`;

/** Shows at most one offer at a time. A closed offer never appears again. */
export function Offers({ className }: { className?: string }) {
  const t = texts("dashboard");
  const user = useCurrentUser();
  const { mutate } = useUpdateFoodView();
  if (!user?.view) return null;
  if (user.view.foodDisplay === null) {
    return (
      <Offer title={t("choice.title")} className={className} onClose={() => mutate({ foodDisplay: "numbers" })}>
        <p className="grow text-pretty text-[0.9375rem]">{t("offer.view")}</p>
        <Button asChild>
          <Link href={WELCOME_PATH}>{t("offer.viewOpen")}</Link>
        </Button>
      </Offer>
    );
  }
  if (user.age !== null || user.view.bodyOfferClosed) return null;
  return (
    <Offer title={t("offer.body")} className={className} onClose={() => mutate({ bodyOfferClosed: true })}>
      <p className="grow text-pretty text-[0.9375rem]">{t("offer.bodyText")}</p>
      <Button asChild>
        <Link href={APP_PATHS.profile}>{t("offer.bodyOpen")}</Link>
      </Button>
    </Offer>
  );
}

interface OfferProps {
  title: string;
  onClose: () => void;
  className: string | undefined;
  children: ReactNode;
}

function Offer({ title, onClose, className, children }: OfferProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <Card className="relative grid gap-2 bg-muted pe-14 shadow-none md:py-5 md:pe-16">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">{children}</div>
        <IconButton label={texts("dashboard")("offer.close", { title })} onClick={onClose} className="absolute top-3 end-3">
          <XIcon weight="bold" />
        </IconButton>
      </Card>
    </section>
  );
}
