import { useState } from "react";
import { Link } from "wouter";
import type { Food } from "#core/contracts/foods.ts";
import { APP_PATHS } from "#core/domain/app-paths.ts";
import type { Gender } from "#core/domain/choices.ts";
import { type NeedAges, type NeededNutrient, type NeedsOfPerson, needsFor } from "#core/domain/needs.ts";
import { MINERALS, VITAMINS } from "#core/domain/nutrients.ts";
import { nutrientIn } from "#core/domain/portions.ts";
import { useCurrentUser } from "#web/api/auth.ts";
import { type NutrientBar, NutrientBars } from "#web/components/nutrient-bars.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

/** Safe to cast: the keys of constants are exactly their keys. */
const SHOWN = ["protein", "fiber", ...Object.keys(VITAMINS), ...Object.keys(MINERALS)] as NeededNutrient[];
const MOST_FIRST_BARS = 8;
const LEAST_FIRST_BARS = 2;
const NOBODY = { age: null, gender: null };

export function DailyNeeds({ food, grams }: { food: Food; grams: number }) {
  const person = needsFor(useCurrentUser() ?? NOBODY);
  const [isOpen, setIsOpen] = useState(false);
  const bars = barsOf(food, grams, person);
  const isYours = person.basis === "you";
  const known = bars.filter(({ amount }) => amount !== null).length;
  const first = Math.min(Math.max(known, LEAST_FIRST_BARS), MOST_FIRST_BARS);
  const more = bars.slice(first);
  return (
    <section aria-label="Share of daily needs" className="grid gap-4">
      <div className="grid gap-0.5">
        <h3>{isYours ? "Share of your daily needs" : "Share of a day"}</h3>
        <Basis person={person} />
      </div>
      <NutrientBars bars={bars.slice(0, first)} marksDailyValues={isYours} />
      {more.length > 0 && (
        <Disclosure
          label={isOpen ? "Show fewer" : `Show ${more.length} more`}
          open={isOpen}
          onOpenChange={setIsOpen}
          className="-mt-2 -ml-1"
        >
          <div className="pt-2 pl-1">
            <NutrientBars bars={more} marksDailyValues={isYours} />
          </div>
        </Disclosure>
      )}
      <p className="text-pretty text-muted-foreground text-xs">{sourceText(person)}</p>
    </section>
  );
}

function Basis({ person }: { person: NeedsOfPerson }) {
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

function sourceText({ basis }: NeedsOfPerson): string {
  if (basis === "daily-value") return "Needs: FDA Daily Values, 2016, one number for everybody from age 4 on.";
  return "Needs: Dietary Reference Intakes (NASEM; NCBI NBK56068, NBK545442). Figures with “Daily Value” are the FDA’s, 2016.";
}

/** Most first, and what the source does not tell last. Every bar grows by the same factor, so their order outlives a change of portion. */
function barsOf(food: Food, grams: number, { needs }: NeedsOfPerson): NutrientBar[] {
  const bars = SHOWN.flatMap((nutrient) => {
    const need = needs[nutrient];
    return need ? [{ nutrient, need, amount: nutrientIn(food, nutrient, grams) }] : [];
  });
  return bars.sort((a, b) => rank(b) - rank(a));
}

const rank = ({ amount, need }: NutrientBar): number => (amount === null ? -1 : amount / need.amount);
