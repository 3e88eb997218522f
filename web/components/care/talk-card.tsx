import { HandHeartIcon } from "@phosphor-icons/react/dist/csr/HandHeart";
import { useEffect, useId, useRef } from "react";
import { Link } from "wouter";
import { linesFor } from "#core/content/helplines/helpline.ts";
import { findHelplines } from "#core/content/helplines/helplines.ts";
import { withOwnLines } from "#core/content/helplines/own-lines.ts";
import { REGION_FACTS } from "#core/content/regions/region-facts.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { texts } from "#web/texts/texts.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { Emergency, HelplineLines } from "./helpline-lines.tsx";
import { useOwnLines } from "./use-own-lines.ts";
import { useRegion } from "./use-region.ts";

const MAX_LINES = 3;

interface TalkCardProps {
  isSelfHarm: boolean;
  /** Whether it stands in something that can be saved. */
  isInForm?: boolean;
  /** Called once, with the card. */
  onReady?: (card: HTMLElement) => void;
}

/** Offers someone to talk to. It does not receive the typed words, and nothing records that it was shown. */
export function TalkCard({ isSelfHarm, isInForm = false, onReady }: TalkCardProps) {
  const t = texts("care");
  const region = useRegion();
  const own = useOwnLines();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const reportVisible = useRef(onReady);
  useEffect(() => {
    if (card.current) reportVisible.current?.(card.current);
  }, []);
  const there = findHelplines(region);
  return (
    <section ref={card} tabIndex={-1} aria-labelledby={id} className="grid min-w-0 gap-4 rounded-xl bg-muted p-5 outline-none md:p-6">
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-card">
          <HandHeartIcon weight="bold" size={24} aria-hidden="true" />
        </span>
        <h2 id={id}>{t(isSelfHarm ? "talk.titleSelfHarm" : "talk.title")}</h2>
      </div>
      <p role="status" className="text-pretty">
        {t(isSelfHarm ? "talk.textSelfHarm" : "talk.text")} {t(isInForm ? "talk.privateInForm" : "talk.private")}
      </p>
      <Emergency number={REGION_FACTS[region].emergency} />
      <HelplineLines
        isNarrow={isInForm}
        lines={linesFor(isSelfHarm ? "self-harm" : "food", withOwnLines(there, own)).slice(0, MAX_LINES)}
      />
      <p>
        <TextLink asChild className="px-0">
          <Link href={APP_PATHS.support}>{t("talk.more")}</Link>
        </TextLink>
      </p>
    </section>
  );
}
