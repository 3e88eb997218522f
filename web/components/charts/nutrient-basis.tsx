import { Link } from "wouter";
import type { NeedsResult } from "#core/domain/needs/needs.ts";
import type { Gender } from "#core/domain/needs/profile-choices.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { type TextKey, texts } from "#web/texts/texts.ts";
import { TextLink } from "#web/ui/text-link.tsx";

/** Explains whose needs the percentages refer to. */
export function NeedsBasis({ person }: { person: NeedsResult }) {
  const t = texts("charts");
  if (person.basis === "you") {
    const keys = person.ages === "19–30" ? ADULTS : TEENAGERS;
    return <p className="text-muted-foreground text-sm">{t(keys[person.gender], { ages: person.ages })}</p>;
  }
  if (person.reason === "too young") {
    return <p className="text-muted-foreground text-sm">{t("basis.tooYoung")}</p>;
  }
  return (
    <p className="text-pretty text-muted-foreground text-sm">
      {t.rich("basis.unknown", {
        link: (text) => (
          <TextLink asChild className="inline min-h-0 px-0">
            <Link href={APP_PATHS.profile}>{text}</Link>
          </TextLink>
        ),
      })}
    </p>
  );
}

/** 'For a girl of 14–18' */
const TEENAGERS = { male: "basis.boy", female: "basis.girl", other: "basis.somebody" } as const satisfies Record<Gender, TextKey<"charts">>;
const ADULTS = { male: "basis.man", female: "basis.woman", other: "basis.somebody" } as const satisfies Record<Gender, TextKey<"charts">>;

export const needsSource = ({ basis }: NeedsResult): string =>
  texts("charts")(basis === "daily-value" ? "source.dailyValue" : "source.own");
