import type { PortionShape } from "#core/content/learn/portion-foods.ts";
import type { PortionToGuess } from "#core/contracts/learn/learn-labs.ts";
import { portionSize } from "#core/domain/questions/portion-drawing.ts";
import { texts } from "#web/texts/texts.ts";
import { DrawnFood } from "./drawn-food.tsx";
import { DishBehind, DishInFront, isFromTheSide, TABLE_Y, Table } from "./portion-dish.tsx";
import { DeckOfCards, Hand, Quarter, ScaleBar } from "./scale-objects.tsx";

/** The object next to the food that shows the scale. */
export type SizeReference = "cards" | "hand";

const WIDTH = 396;
const HEIGHT = 300;

const toShape = ({ shape, thicknessMm = 1 }: PortionToGuess): PortionShape =>
  shape === "spread" || shape === "slice" ? { kind: shape, thicknessMm } : { kind: shape };

interface PortionSceneProps {
  food: PortionToGuess;
  grams: number;
  beside: SizeReference;
}

/** One unit is one millimeter for everything: the food, its dish, a hand, a deck of cards and a quarter. */
export function PortionScene({ food, grams, beside }: PortionSceneProps) {
  const t = texts("labs");
  const shape = toShape(food);
  const size = portionSize(shape, grams / food.gramsPerMl);
  const drawing = t(`scene.${food.shape}`, {
    food: food.name,
    width: toCentimeters(2 * size.radiusMm),
    height: toCentimeters(size.heightMm),
  });
  const scale = t(`scene.beside.${beside}`);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${drawing} ${scale}`} className="w-full rounded-2xl">
      <Picture food={food} shape={shape} grams={grams} width={WIDTH} />
      {beside === "hand" ? (
        <Hand x={290} y={isFromTheSide(shape) ? TABLE_Y - 190 : 56} bottom={isFromTheSide(shape) ? TABLE_Y : HEIGHT} />
      ) : isFromTheSide(shape) ? (
        <>
          <DeckOfCards x={280} y={TABLE_Y - 88} />
          <Quarter x={365} y={TABLE_Y - 12} />
        </>
      ) : (
        <>
          <DeckOfCards x={312} y={30} turn={6} />
          <Quarter x={342} y={168} />
        </>
      )}
      <ScaleBar x={12} y={288} />
    </svg>
  );
}

/** A small version of the drawing, to choose the next food. */
export function PortionThumb({ food }: { food: PortionToGuess }) {
  return (
    <svg viewBox={`0 0 ${HEIGHT} ${HEIGHT}`} aria-hidden="true" className="size-16 rounded-lg md:size-20">
      <Picture food={food} shape={toShape(food)} grams={food.measureGrams * (food.measure === "ounce" ? 3 : 1)} width={HEIGHT} />
    </svg>
  );
}

function Picture({ food, shape, grams, width }: { food: PortionToGuess; shape: PortionShape; grams: number; width: number }) {
  return (
    <>
      <Table shape={shape} width={width} />
      <DishBehind shape={shape} />
      <DrawnFood name={food.name} shape={shape} volumeMl={grams / food.gramsPerMl} sliceMl={food.measureGrams / food.gramsPerMl} />
      <DishInFront shape={shape} />
    </>
  );
}

const toCentimeters = (mm: number): string => (mm / 10).toFixed(1);
