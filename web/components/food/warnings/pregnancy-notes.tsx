import type { Food } from "#core/contracts/foods.ts";
import { pregnancyNotes } from "#core/domain/food-safety/pregnancy.ts";
import { texts } from "#web/texts/texts.ts";
import { Notice } from "#web/ui/notice.tsx";

/** For those who said that they are pregnant, beside the safety lines for everybody. */
export function PregnancyNotes({ food }: { food: Food }) {
  const notes = pregnancyNotes(food);
  if (notes.length === 0) return null;
  return (
    <Notice role="note" aria-label={texts("food")("safety.pregnancy")} className="grid gap-1 text-pretty text-[0.9375rem]">
      {notes.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}
