import { CalendarBlankIcon } from "@phosphor-icons/react/dist/csr/CalendarBlank";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { Link } from "wouter";
import type { LessonResponse } from "#core/contracts/learn/learn.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { Pip } from "#web/components/brand/pip.tsx";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { CookIt } from "./cook-it.tsx";
import { Step } from "./step.tsx";

interface DoneStepProps {
  title: string;
  lines: readonly string[];
  /** Tells when the questions are asked again; undefined for visitors. */
  note: string | undefined;
  recipe?: LessonResponse["recipe"];
  next?: { href: string; title: string } | undefined;
  onClose: () => void;
}

/** Shows what the user has learned and when the questions are asked again. */
export function DoneStep({ title, lines, note, recipe, next, onClose }: DoneStepProps) {
  const t = texts("learn");
  return (
    <Step title={title} action="leave" onAction={onClose}>
      <Pip mood="wow" className="order-first size-24 justify-self-center" />
      {lines.length > 0 && (
        <Card>
          <h3 className="mb-2 text-lg">{t("player.learned")}</h3>
          <ul className="grid gap-2">
            {lines.map((line) => (
              <li key={line} className="flex gap-3">
                <CheckIcon weight="bold" size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
                {line}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {note ? (
        <p className="flex items-center gap-2 rounded-lg bg-muted px-4 py-3 font-bold text-sm">
          <CalendarBlankIcon weight="bold" size={18} aria-hidden="true" />
          {note}
        </p>
      ) : (
        <p className="rounded-lg bg-muted px-4 py-3 text-sm">
          {t.rich("player.account", {
            link: (text) => (
              <Link href={APP_PATHS.auth} className="font-bold">
                {text}
              </Link>
            ),
          })}
        </p>
      )}
      {recipe && <CookIt recipe={recipe} />}
      {next && (
        <TextLink asChild className="justify-self-center">
          <Link href={next.href}>{t("lesson.next", { title: next.title })}</Link>
        </TextLink>
      )}
    </Step>
  );
}
