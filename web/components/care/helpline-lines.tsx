import { ChatTextIcon } from "@phosphor-icons/react/dist/csr/ChatText";
import { PhoneIcon } from "@phosphor-icons/react/dist/csr/Phone";
import type { ReactNode } from "react";
import { dialed, type Helpline, HOURS_UNKNOWN } from "#core/content/helplines/helpline.ts";
import { cn } from "#web/lib/class-names.ts";
import { formatDatedDay } from "#web/lib/format/days.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";

const LINK = "font-bold underline decoration-2 decoration-primary-edge underline-offset-4 hover:decoration-[3px]";

/** Lists helplines with their purpose, their hours and all ways to contact them. */
export function HelplineLines({ lines, isNarrow = false }: { lines: readonly Helpline[]; isNarrow?: boolean }) {
  return (
    <ul className="grid gap-3">
      {lines.map((line) => (
        <Line key={line.name} isNarrow={isNarrow} {...line} />
      ))}
    </ul>
  );
}

function Line({ isNarrow, name, about, area, number, text, hours, url, purpose, lastChecked }: Helpline & { isNarrow: boolean }) {
  const t = texts("care");
  return (
    <li
      className={cn(
        "grid gap-3 rounded-lg bg-card p-4 shadow-[inset_0_0_0_1px_var(--card-line)] print:break-inside-avoid",
        // In a form there is no room for the buttons beside the words.
        !isNarrow && "sm:grid-cols-[1fr_auto] sm:items-center",
      )}
    >
      <div className="min-w-0">
        <h3 className="[overflow-wrap:anywhere]">{name}</h3>
        <p className="text-pretty text-muted-foreground text-sm">{[about, area, hours ?? HOURS_UNKNOWN].filter(Boolean).join(" ")}</p>
        {/* An operator's own line is checked by the operator. */}
        {purpose && (
          <p className="text-muted-foreground text-sm">
            {lastChecked ? t("line.checked", { day: formatDatedDay(lastChecked) }) : t("line.unchecked")}
          </p>
        )}
        {url && (
          <a
            href={url}
            rel="noreferrer"
            target="_blank"
            aria-label={t("line.website", { name })}
            className={`${LINK} inline-flex min-h-8 items-center text-sm [overflow-wrap:anywhere]`}
          >
            {url.replace(/^https:\/\/(www\.)?|\/$/g, "")}
          </a>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {number && (
          <Button asChild className="max-sm:grow">
            <a href={`tel:${dialed(number)}`} aria-label={t("line.call", { name, number })}>
              <PhoneIcon weight="bold" />
              {number}
            </a>
          </Button>
        )}
        {text && <TextButton text={text} name={name} variant={number ? "ghost" : "secondary"} />}
      </div>
    </li>
  );
}

interface TextButtonProps {
  text: NonNullable<Helpline["text"]>;
  name: string;
  variant: "ghost" | "secondary";
}

function TextButton({ text, name, variant }: TextButtonProps) {
  const t = texts("care");
  const { number, word } = text;
  const words = word ? t("line.textWord", { word, number }) : t("line.text", { number });
  return (
    <Button asChild variant={variant} className="max-sm:grow">
      <a href={smsLink(text)} aria-label={t("line.textLabel", { text: words, name })}>
        <ChatTextIcon weight="bold" />
        {words}
      </a>
    </Button>
  );
}

const smsLink = ({ number, word }: NonNullable<Helpline["text"]>): string => `sms:${dialed(number)}${word ? `?&body=${word}` : ""}`;

/** Tells whom to call in an emergency. */
export function Emergency({ number }: { number: string | null }) {
  const t = texts("care");
  const b = (text: ReactNode) => <b>{text}</b>;
  const link = (text: ReactNode) => (
    <a href={`tel:${number}`} className={LINK}>
      {text}
    </a>
  );
  return <p className="text-pretty">{number ? t.rich("emergency.call", { b, link, number }) : t.rich("emergency.local", { b })}</p>;
}
