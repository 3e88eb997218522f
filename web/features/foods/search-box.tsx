import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { FormEvent, KeyboardEvent, RefObject } from "react";
import { SEARCH_MAX_CHARACTERS } from "#core/domain/constants.ts";
import { ProviderMenu } from "#web/components/provider-menu.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Input } from "#web/ui/input.tsx";

interface SearchBoxProps {
  inputRef: RefObject<HTMLInputElement | null>;
  text: string;
  onType: (text: string) => void;
  onSubmit: () => void;
  onClear: () => void;
  /** The arrow key down leads from the box to the foods. */
  onDown: () => void;
}

export function SearchBox({ inputRef, text, onType, onSubmit, onClear, onDown }: SearchBoxProps) {
  function onKeyDown(event: KeyboardEvent) {
    // Some keyboards choose among letters and signs with the same keys.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") onDown();
    else if (event.key === "Escape" && text !== "") onClear();
    else return;
    event.preventDefault();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // On a touch screen the keyboard would cover what was found.
    if (window.matchMedia("(pointer: coarse)").matches) inputRef.current?.blur();
    onSubmit();
  }

  return (
    <search>
      <form onSubmit={submit} noValidate className="mb-4 grid grid-cols-2 gap-3 md:grid-cols-[1fr_auto_auto]">
        <div className="relative max-md:col-span-2">
          <MagnifyingGlassIcon
            weight="bold"
            size={22}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-5 -translate-y-1/2 text-muted-foreground"
          />
          <Input
            ref={inputRef}
            type="search"
            aria-label="Search foods"
            placeholder="Banana, pizza, oatmeal..."
            value={text}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={onKeyDown}
            maxLength={SEARCH_MAX_CHARACTERS}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="min-h-15 rounded-[1.25rem] px-14 text-lg [&::-webkit-search-cancel-button]:appearance-none"
          />
          {text !== "" && (
            <IconButton label="Clear search" onClick={onClear} className="absolute top-2 right-2">
              <XIcon weight="bold" />
            </IconButton>
          )}
        </div>
        <ProviderMenu className="justify-center rounded-[1.25rem] px-4.5 md:min-h-15" />
        <Button type="submit" variant="primary" className="rounded-[1.25rem] px-7 text-lg md:mb-[3px] md:min-h-[3.5625rem]">
          Search
        </Button>
      </form>
    </search>
  );
}
