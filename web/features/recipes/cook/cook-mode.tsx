import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { Dialog as Radix } from "radix-ui";
import type { KeyboardEvent } from "react";
import type { RecipeResponse } from "#core/contracts/recipes/recipes.ts";
import { DIARY_MEALS } from "#core/domain/recipes/diary-meals.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { LogServing } from "#web/components/diary/log-serving.tsx";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { KeyHint } from "#web/ui/key-hint.tsx";
import { CookStep } from "./cook-step.tsx";
import { type Cooking, useCookSession } from "./use-cook-session.ts";

interface CookModeProps {
  recipe: RecipeResponse;
  servings: number;
  onClose: () => void;
}

/** Shows one step at a time in large type, to be read from a distance with busy hands. */
export function CookMode({ recipe, servings, onClose }: CookModeProps) {
  const cooking = useCookSession(recipe, onClose);
  const { session, step, close, goTo, pressTimer } = cooking;

  function onKeyDown(event: KeyboardEvent) {
    const isOnControl = event.target instanceof HTMLElement && event.target.closest("button, a") !== null;
    if (event.key === "ArrowRight" || (event.key === " " && !isOnControl)) goTo(session.step + 1);
    else if (event.key === "ArrowLeft") goTo(session.step - 1);
    else if (event.key.toLowerCase() === "t") pressTimer();
    else return;
    event.preventDefault();
  }

  if (!step) return null;
  return (
    <Radix.Root open onOpenChange={(open) => !open && close()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            // The dialog itself takes the focus, so that the space bar goes to the next step.
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          className="fixed inset-0 z-50 flex flex-col bg-background px-4 pt-4 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-foreground outline-none md:px-6"
        >
          <Radix.Title className="sr-only">{texts("recipes")("cook.title", { name: recipe.name })}</Radix.Title>
          <Progress recipe={recipe} cooking={cooking} />
          <CookStep recipe={recipe} servings={servings} cooking={cooking} />
          <StepButtons recipe={recipe} cooking={cooking} />
          <KeyHints />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface PartProps {
  recipe: RecipeResponse;
  cooking: Cooking;
}

function Progress({ recipe: { steps }, cooking: { session, close } }: PartProps) {
  return (
    <div className="mx-auto flex w-full max-w-200 items-center gap-3">
      <IconButton label={texts("recipes")("cook.stop")} onClick={close}>
        <XIcon weight="bold" />
      </IconButton>
      <ol aria-hidden="true" className="grid grow auto-cols-fr grid-flow-col gap-1.5">
        {steps.map(({ text }, index) => (
          <li key={text} className={cn("h-2.5 rounded-full", index <= session.step ? "bg-ink" : "bg-track")} />
        ))}
      </ol>
    </div>
  );
}

function StepButtons({ recipe, cooking: { session, goTo, close } }: PartProps) {
  const t = texts("recipes");
  const user = useCurrentUser();
  const isLast = session.step === recipe.steps.length - 1;
  return (
    <div className="mx-auto flex w-full max-w-190 gap-3">
      <Button aria-label={t("cook.before")} size="lg" disabled={session.step === 0} onClick={() => goTo(session.step - 1)}>
        <CaretLeftIcon weight="bold" />
      </Button>
      {!isLast && (
        <Button variant="primary" size="lg" className="grow" onClick={() => goTo(session.step + 1)}>
          {t("cook.next")}
          <CaretRightIcon weight="bold" />
        </Button>
      )}
      {isLast && user && (
        <LogServing
          food={recipe.food}
          meal={DIARY_MEALS[recipe.meal]}
          variant="primary"
          className="min-h-15 grow text-xl"
          onLogged={close}
        />
      )}
      {isLast && !user && (
        <Button variant="primary" size="lg" className="grow" onClick={close}>
          {t("cook.done")}
        </Button>
      )}
    </div>
  );
}

function KeyHints() {
  const t = texts("recipes");
  return (
    <p className="mt-3 hidden flex-wrap justify-center gap-x-5 text-muted-foreground text-sm md:flex">
      <KeyHint name="← →">{t("keys.steps")}</KeyHint>
      <KeyHint name={t("key.space")}>{t("keys.next")}</KeyHint>
      <KeyHint name="T">{t("keys.timer")}</KeyHint>
      <KeyHint name={t("key.escape")}>{t("keys.close")}</KeyHint>
    </p>
  );
}
