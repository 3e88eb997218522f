import { Link } from "wouter";
import type { NeedAges, NeedsResult } from "#core/domain/needs/needs.ts";
import type { Gender } from "#core/domain/needs/profile-choices.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { TextLink } from "#web/ui/text-link.tsx";

/** Explains whose needs the percentages refer to. */
export function NeedsBasis({ person }: { person: NeedsResult }) {
  if (person.basis === "you") return <p className="text-muted-foreground text-sm">{whose(person.ages, person.gender)}</p>;
  if (person.reason === "too young") {
    return <p className="text-muted-foreground text-sm">FDA Daily Values, because the tables of needs start at age 9</p>;
  }
  return (
    <p className="text-pretty text-muted-foreground text-sm">
      FDA Daily Values, because your age or gender is not in your profile.{" "}
      <TextLink asChild className="inline min-h-0 px-0">
        <Link href={APP_PATHS.profile}>Add them</Link>
      </TextLink>
    </p>
  );
}

const YOUNG: Record<Gender, string> = { male: "a boy", female: "a girl", other: "somebody" };
const GROWN_UP: Record<Gender, string> = { male: "a man", female: "a woman", other: "somebody" };

/** 'For a girl of 14–18' */
function whose(ages: NeedAges, gender: Gender): string {
  const text = `For ${(ages === "19–30" ? GROWN_UP : YOUNG)[gender]} of ${ages}`;
  return gender === "other" ? `${text}: the middle of the two tables` : text;
}

export function needsSource({ basis }: NeedsResult): string {
  if (basis === "daily-value") return "Needs: FDA Daily Values, 2016, one number for everybody from age 4 on.";
  return "Needs: Dietary Reference Intakes (NASEM; NCBI NBK56068, NBK545442). Figures with “Daily Value” are the FDA’s, 2016.";
}
