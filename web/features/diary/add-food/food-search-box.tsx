import { type RefObject, useState } from "react";
import { DIARY_SEARCH_MIN_CHARACTERS } from "#core/domain/foods/limits.ts";
import { FoodSearchForm, FoodSearchInput } from "#web/components/food/food-search-input.tsx";
import { texts } from "#web/texts/texts.ts";

interface FoodSearchBoxProps {
  inputRef: RefObject<HTMLInputElement | null>;
  text: string;
  onTextChange: (text: string) => void;
  /** Returns false if the text is too short to search for. */
  onSubmit: () => boolean;
  onDown: () => void;
}

export function FoodSearchBox({ inputRef, text, onTextChange, onSubmit, onDown }: FoodSearchBoxProps) {
  const [isTooShort, setTooShort] = useState(false);

  function type(next: string) {
    setTooShort(false);
    onTextChange(next);
  }

  function submit(): boolean {
    const isSearching = onSubmit();
    setTooShort(!isSearching);
    return isSearching;
  }

  function clear() {
    type("");
    inputRef.current?.focus();
  }

  return (
    <FoodSearchForm inputRef={inputRef} onSubmit={submit}>
      <FoodSearchInput inputRef={inputRef} text={text} onTextChange={type} onClear={clear} onDown={onDown} describedBy="food-search-hint" />
      <p id="food-search-hint" role="status" className="text-muted-foreground text-sm not-empty:pt-1.5">
        {isTooShort && texts("diary")("search.tooShort", { least: DIARY_SEARCH_MIN_CHARACTERS })}
      </p>
    </FoodSearchForm>
  );
}
