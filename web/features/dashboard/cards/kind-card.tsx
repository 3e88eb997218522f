import { HeartIcon } from "@phosphor-icons/react/dist/csr/Heart";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { texts } from "#web/texts/texts.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import type { KindNote } from "./use-kind-note.ts";

/** Says kindly that a goal or a week is low, and where to find somebody to talk to. */
export function KindCard({ about, close }: KindNote) {
  const t = texts("dashboard");
  const isCalm = useIsCalm();
  const isAboutGoal = about === "goal";
  return (
    <section
      aria-label={t("kind.label")}
      className="grid grid-cols-[1.75rem_1fr_2.75rem] gap-2.5 rounded-xl bg-muted py-3 pe-2 ps-4 md:ps-5"
    >
      <HeartIcon weight="fill" size={20} aria-hidden="true" className="mt-1" />
      <div>
        <p className="max-w-[60ch] text-pretty pt-0.5">{isAboutGoal ? t("kind.goal") : t("kind.days")}</p>
        <p className="flex flex-wrap gap-x-5">
          <TextLink asChild className="px-0 text-[0.9375rem]">
            <Link href={APP_PATHS.support}>{texts("diary-parts")("someoneToTalkTo")}</Link>
          </TextLink>
          {isAboutGoal && !isCalm && (
            <TextLink asChild className="px-0 text-[0.9375rem]">
              <Link href={APP_PATHS.profile}>{t("kind.changeGoal")}</Link>
            </TextLink>
          )}
        </p>
      </div>
      <IconButton label={t("kind.close")} onClick={close} className="-mt-1">
        <XIcon weight="bold" />
      </IconButton>
    </section>
  );
}
