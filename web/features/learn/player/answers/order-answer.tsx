import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { CaretUpIcon } from "@phosphor-icons/react/dist/csr/CaretUp";
import { useState } from "react";
import { QuizPlate } from "#web/components/food/plates/quiz-plate.tsx";
import { texts } from "#web/texts/texts.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { type AnswerProps, listIn } from "./answer-props.ts";

/** Options can be reordered by dragging or with buttons. */
export function OrderAnswer({ question: { options, answer: right }, answer, isChecked, onChange }: AnswerProps<"order">) {
  const t = texts("learn");
  const [dragged, setDragged] = useState<number>();
  const order = isChecked ? right : listIn(answer, right);
  const move = (from: number, to: number) => {
    const next = [...order];
    const [item] = next.splice(from, 1);
    if (item === undefined || to < 0 || to >= order.length) return;
    next.splice(to, 0, item);
    onChange(next);
  };
  return (
    <ol className="grid gap-2">
      {order.map((option, place) => {
        const { text = "", food } = options[option] ?? {};
        return (
          <li
            key={text}
            draggable={!isChecked}
            onDragStart={() => setDragged(place)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => dragged !== undefined && move(dragged, place)}
            className="flex min-h-16 items-center gap-3 rounded-[1.25rem] border-2 border-input bg-card px-4 py-2"
          >
            {food && <QuizPlate food={food} size={52} />}
            <span className="grid grow">
              <span className="font-bold">{text}</span>
              {food && <span className="text-muted-foreground text-sm">{food.serving}</span>}
            </span>
            {!isChecked && (
              <>
                <IconButton label={t("answer.up", { food: text })} disabled={place === 0} onClick={() => move(place, place - 1)}>
                  <CaretUpIcon weight="bold" />
                </IconButton>
                <IconButton
                  label={t("answer.down", { food: text })}
                  disabled={place === order.length - 1}
                  onClick={() => move(place, place + 1)}
                >
                  <CaretDownIcon weight="bold" />
                </IconButton>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
