import { ArrowRightIcon } from "@phosphor-icons/react/dist/csr/ArrowRight";
import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { Trademarked } from "#web/components/brand/trademarked.tsx";
import { BitePanel } from "#web/components/food/bite-corner.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { HeroDish } from "./hero-dish.tsx";

interface HeroProps {
  title: string;
  subtitle: string;
}

export function Hero({ title, subtitle }: HeroProps) {
  return (
    <section id="home" aria-labelledby="hero-title" className="relative mx-2.5 max-w-312 sm:mx-4 min-[1280px]:mx-auto">
      <div
        data-theme="light"
        className="grid gap-10 rounded-[2.25rem] rounded-ee-none bg-primary px-5.5 pt-10 pb-14 text-primary-foreground md:grid-cols-[1.1fr_1fr] md:items-center md:gap-8 md:rounded-[3rem] md:rounded-ee-none md:px-10 md:py-14 lg:grid-cols-[1.02fr_1fr] lg:gap-6 lg:px-16 lg:pt-18 lg:pb-20"
      >
        <div>
          <h1
            id="hero-title"
            className="wrap-break-word font-black text-[clamp(2.5rem,13.3vw,3.25rem)] leading-[0.98] tracking-[-0.03em] lg:text-[clamp(3.5rem,5.9vw,4.75rem)] lg:leading-[0.95]"
          >
            <Trademarked>{title}</Trademarked>
          </h1>
          <p className="mt-4 mb-6 max-w-[23em] text-balance font-medium text-lg leading-[1.45] lg:mt-6 lg:mb-8 lg:text-xl lg:leading-[1.45]">
            {subtitle}
          </p>
          <Button asChild variant="ink" size="lg" className="w-full max-[22.5rem]:px-4 md:w-auto">
            <Link href={APP_PATHS.auth}>
              {texts("landing")("start")}
              <ArrowRightIcon weight="bold" aria-hidden="true" />
            </Link>
          </Button>
        </div>
        <HeroDish />
      </div>
      <BitePanel corner="bottom-right" className="w-27.5 md:w-40 lg:w-55" />
    </section>
  );
}
