import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { SparkleIcon } from "@phosphor-icons/react/dist/csr/Sparkle";
import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import { FoodArt } from "#web/components/food/food-art.tsx";
import type { FoodArtName } from "#web/components/food/food-art-names.ts";
import { Plate } from "#web/components/food/plates/plate.tsx";
import { texts } from "#web/texts/texts.ts";

const FOUND: readonly { name: "rice" | "carrots" | "chicken"; art: FoodArtName; category: FoodCategory }[] = [
  { name: "rice", art: "cooked-rice", category: "grain" },
  { name: "carrots", art: "carrot", category: "vegetable" },
  { name: "chicken", art: "poultry-leg", category: "protein" },
];

export function ScanPicture() {
  const t = texts("landing");
  return (
    <div className="flex items-center gap-9">
      <div className="relative grid h-42 w-62.5 place-items-center">
        <svg viewBox="0 0 250 168" fill="none" aria-hidden="true" className="absolute inset-0 size-full stroke-primary">
          <path
            d="M4 40V24A20 20 0 0 1 24 4h16M210 4h16a20 20 0 0 1 20 20v16M246 128v16a20 20 0 0 1-20 20h-16M40 164H24a20 20 0 0 1-20-20v-16"
            strokeWidth="6"
            strokeLinecap="round"
          />
        </svg>
        <FoodArt name="curry-rice" size={150} />
      </div>
      <div className="hidden gap-2.5 md:grid">
        {FOUND.map(({ name, art, category }) => (
          <div
            key={name}
            className="flex items-center gap-3.5 justify-self-start rounded-full bg-hero-2 py-2 pe-5 ps-2 font-bold even:ms-9"
          >
            <Plate art={art} category={category} size={40} bare />
            {t(`picture.${name}`)}
          </div>
        ))}
      </div>
    </div>
  );
}

const CHIP = "inline-flex items-center gap-2 whitespace-nowrap rounded-full bg-card font-semibold text-[0.9375rem]";

export function ProfilePicture() {
  const t = texts("landing");
  return (
    <div className="flex items-center gap-2 min-[380px]:gap-4 lg:gap-5">
      <div className="relative grid size-21 place-items-center min-[380px]:size-25 sm:size-33 md:max-lg:size-27">
        <svg viewBox="0 0 100 100" fill="none" aria-hidden="true" className="absolute inset-0 size-full -rotate-90 stroke-protein">
          <circle cx="50" cy="50" r="45.5" strokeWidth="9" opacity="0.2" />
          <circle cx="50" cy="50" r="45.5" strokeWidth="9" strokeLinecap="round" pathLength="100" strokeDasharray="74 100" />
        </svg>
        <span className="grid size-[73%] place-items-center rounded-full bg-card font-display font-extrabold text-2xl text-cat-protein leading-none sm:text-[2rem] md:max-lg:text-2xl">
          ML
        </span>
      </div>
      <div className="grid justify-items-start gap-2">
        <span className={`${CHIP} min-h-11 px-3.5`}>
          <FoodArt name="pea-pod" size={22} />
          {t("picture.veggieMondays")}
        </span>
        <span className={`${CHIP} min-h-11 px-3.5`}>
          <FoodArt name="peanuts" size={22} />
          {t("picture.noPeanuts")}
        </span>
      </div>
    </div>
  );
}

export function ProvidersPicture() {
  return (
    <div className="grid justify-items-center gap-2.5">
      <span className="inline-flex min-h-14 items-center gap-2 rounded-full bg-foreground px-5.5 font-bold text-background text-lg">
        <SparkleIcon weight="fill" size={22} />
        Anthropic
        <CheckIcon weight="bold" size={20} />
      </span>
      <span className="flex gap-2.5">
        {["OpenAI", "Gemini"].map((provider) => (
          <span key={provider} className={`${CHIP} min-h-11 px-4`}>
            <SparkleIcon weight="fill" size={20} />
            {provider}
          </span>
        ))}
      </span>
    </div>
  );
}
