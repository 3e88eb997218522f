import type { ReactNode } from "react";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { DatabasePicture, DiaryPicture, SuggestionsPicture } from "./food-pictures.tsx";
import { ProfilePicture, ProvidersPicture, ScanPicture } from "./tool-pictures.tsx";

interface Feature {
  name: "database" | "diary" | "suggestions" | "scan" | "profile" | "ai";
  picture: ReactNode;
  /** The class for the background of the picture. */
  ground: string;
  /** The number of columns out of six in the grid. */
  span: string;
  loud?: boolean;
}

const FEATURES: readonly Feature[] = [
  {
    name: "database",
    picture: <DatabasePicture />,
    ground: "bg-cat-vegetable-soft",
    span: "md:col-span-6 lg:col-span-4",
  },
  {
    name: "diary",
    picture: <DiaryPicture />,
    ground: "bg-cat-dairy-soft",
    span: "md:col-span-3 lg:col-span-2",
  },
  {
    name: "suggestions",
    picture: <SuggestionsPicture />,
    ground: "bg-cat-fruit-soft",
    span: "md:col-span-3 lg:col-span-2",
  },
  {
    name: "scan",
    picture: <ScanPicture />,
    ground: "",
    span: "md:col-span-6 lg:col-span-4",
    loud: true,
  },
  {
    name: "profile",
    picture: <ProfilePicture />,
    ground: "bg-cat-protein-soft",
    span: "md:col-span-3",
  },
  {
    name: "ai",
    picture: <ProvidersPicture />,
    ground: "bg-cat-nuts-soft",
    span: "md:col-span-3",
  },
];

export function Features() {
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="far-480 mx-auto max-w-312 px-4 pt-14 pb-10 md:px-6 md:pt-24 md:pb-20"
    >
      <h2
        id="features-title"
        className="mb-6 max-w-[14em] font-black text-[2.125rem] leading-[1.02] tracking-[-0.025em] md:mb-10 md:text-4xl"
      >
        {texts("landing")("features.title")}
      </h2>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-6 md:gap-5">
        {FEATURES.map((feature) => (
          <FeatureCard key={feature.name} {...feature} />
        ))}
      </ul>
    </section>
  );
}

function FeatureCard({ name, picture, ground, span, loud = false }: Feature) {
  const t = texts("landing");
  return (
    <li
      data-surface={loud ? "hero" : undefined}
      className={cn(
        "flex flex-col overflow-hidden rounded-2xl",
        loud ? "bg-hero text-hero-foreground" : "bg-card text-card-foreground shadow-[var(--shadow-1),inset_0_0_0_1px_var(--card-line)]",
        span,
      )}
    >
      <div aria-hidden="true" className={cn("relative grid h-50 select-none place-items-center overflow-hidden md:h-56", ground)}>
        {picture}
      </div>
      <div className="px-5.5 pt-5 pb-6 md:px-7 md:pb-7">
        <h3 className="mb-1 text-2xl/[1.3] md:text-[1.5rem]">{t(`features.${name}`)}</h3>
        <p className={cn("text-pretty", loud ? "text-hero-muted" : "text-muted-foreground")}>{t(`features.${name}Text`)}</p>
      </div>
    </li>
  );
}
