import { ArrowBendUpLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowBendUpLeft";
import { HandHeartIcon } from "@phosphor-icons/react/dist/csr/HandHeart";
import { useId } from "react";
import { Link } from "wouter";
import { linesFor } from "#core/content/helplines/helpline.ts";
import { findHelplines } from "#core/content/helplines/helplines.ts";
import { withOwnLines } from "#core/content/helplines/own-lines.ts";
import { REGION_FACTS } from "#core/content/regions/region-facts.ts";
import { REGIONS } from "#core/content/regions/regions.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { Emergency, HelplineLines } from "#web/components/care/helpline-lines.tsx";
import { useOwnLines } from "#web/components/care/use-own-lines.ts";
import { useSupportRegion } from "#web/components/care/use-region.ts";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

const KIND_WORDS = ["words.heavy", "words.reason", "words.early"] as const;

const FIRST_SENTENCES = [
  { to: "first.parent", say: "first.parent.say", after: "first.parent.after" },
  { to: "first.school", say: "first.school.say", after: undefined },
  { to: "first.doctor", say: "first.doctor.say", after: "first.doctor.after" },
  { to: "first.helpline", say: "first.helpline.say", after: undefined },
  { to: "first.friend", say: "first.friend.say", after: "first.friend.after" },
] as const;

/**
 * Help for people for whom food is difficult; opening it is recorded nowhere. It uses only components of the landing page, so that visitors
 * on a slow phone do not wait for the parts of the app.
 */
export function SupportPage() {
  const t = texts("support");
  return (
    <div className="relative mx-auto flex max-w-3xl flex-col px-4 pt-4 pb-8 md:px-6 md:pt-9 md:pb-16">
      <QuickLeave />
      <h1 className="sm:pe-44">{t("title")}</h1>
      <p className="mt-1.5 mb-5 text-[1.0625rem] text-muted-foreground md:mb-7">{t("lead")}</p>
      <div className="grid gap-4 md:gap-5">
        <Card className="grid grid-cols-[auto_1fr] gap-4">
          <span className="grid size-11 place-items-center rounded-full bg-muted">
            <HandHeartIcon weight="bold" size={24} aria-hidden="true" />
          </span>
          <div className="grid gap-3">
            {KIND_WORDS.map((words) => (
              <p key={words} className="text-pretty">
                {t(words)}
              </p>
            ))}
          </div>
        </Card>
        <Lines />
        <FirstSentences />
      </div>
    </div>
  );
}

/**
 * Takes the page's place in the history, so that Back does not lead to it. Without JavaScript it is an ordinary link. It comes first for
 * keyboards; on phones it stays within the thumb's reach while the page scrolls.
 */
function QuickLeave() {
  return (
    <div
      className={cn(
        "print:hidden sm:absolute sm:top-4 sm:end-4 md:top-9 md:end-6",
        // A bar of its own, because a floating button would cover an emergency number.
        "max-sm:sticky max-sm:bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] max-sm:z-5 max-sm:order-last",
        "max-sm:-mx-4 max-sm:mt-4 max-sm:border-border max-sm:border-t max-sm:bg-background max-sm:px-4 max-sm:py-2.5",
      )}
    >
      <Button asChild className="max-sm:w-full">
        <Link href={APP_PATHS.recipes} replace data-replaces-page="">
          <ArrowBendUpLeftIcon weight="bold" />
          {texts("support")("leave")}
        </Link>
      </Button>
    </div>
  );
}

function Lines() {
  const t = texts("support");
  const [region, choose] = useSupportRegion();
  const own = useOwnLines();
  const id = useId();
  const there = findHelplines(region);
  return (
    <section aria-labelledby={`${id}title`} className="grid gap-4 rounded-xl bg-muted p-5 md:p-6">
      <h2 id={`${id}title`}>{t("lines.title")}</h2>
      <p className="hidden font-bold print:block">{REGION_FACTS[region].name}</p>
      {/* Without JavaScript this is an ordinary form. */}
      <form action={APP_PATHS.support} className="flex flex-wrap items-end gap-3 print:hidden">
        <div className="grid min-w-0 grow gap-1.5 sm:max-w-80">
          <label htmlFor={`${id}country`} className="font-bold text-[0.9375rem]">
            {t("lines.country")}
          </label>
          <select
            id={`${id}country`}
            name="country"
            value={region}
            onChange={({ target }) => choose(target.value)}
            className="min-h-13 w-full rounded-lg bg-card px-4 font-medium text-base text-foreground shadow-[inset_0_0_0_1.5px_var(--input)]"
          >
            {REGIONS.map((one) => (
              <option key={one} value={one}>
                {REGION_FACTS[one].name}
              </option>
            ))}
          </select>
        </div>
        <noscript>
          <Button type="submit">{t("lines.show")}</Button>
        </noscript>
      </form>
      <Emergency number={REGION_FACTS[region].emergency} />
      <HelplineLines lines={linesFor("food", withOwnLines(there, own))} />
      <p className="text-pretty text-muted-foreground text-sm">{t("lines.note")}</p>
    </section>
  );
}

function FirstSentences() {
  const t = texts("support");
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-4">
        <h2 id={id}>{t("first.title")}</h2>
        <p className="text-pretty text-muted-foreground">{t("first.lead")}</p>
        <dl className="grid gap-4">
          {FIRST_SENTENCES.map(({ to, say, after }) => (
            <div key={to} className="grid gap-0.5 print:break-inside-avoid">
              <dt className="font-bold">{t(to)}</dt>
              <dd className="text-pretty">{t("first.quote", { sentence: t(say) })}</dd>
              {after && <dd className="text-pretty text-muted-foreground text-sm">{t(after)}</dd>}
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
