import type { RefObject } from "react";
import { ProviderMenu } from "#web/components/ai/provider-menu.tsx";
import { FoodSearchForm, FoodSearchInput } from "#web/components/food/food-search-input.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";

interface SearchBoxProps {
  inputRef: RefObject<HTMLInputElement | null>;
  text: string;
  onTextChange: (text: string) => void;
  onSubmit: () => void;
  onClear: () => void;
  onDown: () => void;
}

export function SearchBox({ inputRef, text, onTextChange, onSubmit, onClear, onDown }: SearchBoxProps) {
  function submit(): boolean {
    onSubmit();
    return true;
  }

  return (
    <FoodSearchForm inputRef={inputRef} onSubmit={submit} className="mb-4 grid grid-cols-2 gap-3 md:grid-cols-[1fr_auto_auto]">
      <FoodSearchInput
        inputRef={inputRef}
        text={text}
        onTextChange={onTextChange}
        onClear={onClear}
        onDown={onDown}
        isLarge
        className="max-md:col-span-2"
      />
      <ProviderMenu className="justify-center rounded-[1.25rem] px-4.5 md:min-h-15" />
      <Button type="submit" variant="primary" className="rounded-[1.25rem] px-7 text-lg md:mb-[3px] md:min-h-[3.5625rem]">
        {texts("foods")("search.button")}
      </Button>
    </FoodSearchForm>
  );
}
