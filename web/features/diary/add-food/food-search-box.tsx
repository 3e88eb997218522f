import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { type FormEvent, type KeyboardEvent, type RefObject, useState } from "react";
import { DIARY_SEARCH_MIN_CHARACTERS, SEARCH_MAX_CHARACTERS } from "#core/domain/constants.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Input } from "#web/ui/input.tsx";

interface FoodSearchBoxProps {
  inputRef: RefObject<HTMLInputElement | null>;
  text: string;
  onType: (text: string) => void;
  /** False where there is too little to search for. */
  onSubmit: () => boolean;
  /** The arrow key down leads from the box to the foods. */
  onDown: () => void;
}

export function FoodSearchBox({ inputRef, text, onType, onSubmit, onDown }: FoodSearchBoxProps) {
  const [isTooShort, setTooShort] = useState(false);

  function type(next: string) {
    setTooShort(false);
    onType(next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const isSearching = onSubmit();
    setTooShort(!isSearching);
    // On a touch screen the keyboard would cover what was found.
    if (isSearching && window.matchMedia("(pointer: coarse)").matches) inputRef.current?.blur();
  }

  function clear() {
    type("");
    inputRef.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Some keyboards choose among letters and signs with the same keys.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") onDown();
    else if (event.key === "Escape" && text !== "") clear();
    else return;
    event.preventDefault();
  }

  return (
    <search>
      <form onSubmit={submit} noValidate className="relative">
        <MagnifyingGlassIcon
          weight="bold"
          size={20}
          aria-hidden="true"
          className="pointer-events-none absolute top-4 left-4.5 text-muted-foreground"
        />
        <Input
          ref={inputRef}
          type="search"
          aria-label="Search foods"
          aria-describedby="food-search-hint"
          placeholder="Banana, pizza, oatmeal..."
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          maxLength={SEARCH_MAX_CHARACTERS}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="px-12 [&::-webkit-search-cancel-button]:appearance-none"
        />
        {text !== "" && (
          <IconButton label="Clear search" onClick={clear} className="absolute top-1 right-1">
            <XIcon weight="bold" />
          </IconButton>
        )}
        <p id="food-search-hint" role="status" className="text-muted-foreground text-sm not-empty:pt-1.5">
          {isTooShort && `Please enter at least ${DIARY_SEARCH_MIN_CHARACTERS} characters to search.`}
        </p>
      </form>
    </search>
  );
}
