/** Shows the key that chooses the option. Hidden on phones, which have no keyboard. */
export function OptionNumber({ place }: { place: number }) {
  return (
    <span
      aria-hidden="true"
      className="hidden size-7 shrink-0 place-items-center rounded-md bg-muted font-bold text-muted-foreground text-sm md:grid"
    >
      {place + 1}
    </span>
  );
}
