import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { FormEvent, KeyboardEvent, ReactNode, RefObject } from "react";
import { SEARCH_MAX_CHARACTERS } from "#core/domain/foods/limits.ts";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { Input } from "#web/ui/forms/input.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

interface FoodSearchFormProps {
  inputRef: RefObject<HTMLInputElement | null>;
  /** Returns false if the text is too short to search for. */
  onSubmit: () => boolean;
  className?: string;
  children: ReactNode;
}

export function FoodSearchForm({ inputRef, onSubmit, className, children }: FoodSearchFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    // On touch screens the keyboard would cover the results.
    if (onSubmit() && window.matchMedia("(pointer: coarse)").matches) inputRef.current?.blur();
  }

  return (
    <search>
      <form onSubmit={submit} noValidate className={className}>
        {children}
      </form>
    </search>
  );
}

interface FoodSearchInputProps {
  inputRef: RefObject<HTMLInputElement | null>;
  text: string;
  onTextChange: (text: string) => void;
  onClear: () => void;
  /** Called when the down arrow key moves from the search box to the foods. */
  onDown: () => void;
  describedBy?: string;
  isLarge?: boolean;
  className?: string;
}

export function FoodSearchInput({
  inputRef,
  text,
  onTextChange,
  onClear,
  onDown,
  describedBy,
  isLarge = false,
  className,
}: FoodSearchInputProps) {
  const t = texts("food");

  function onKeyDown(event: KeyboardEvent) {
    // During IME composition, the same keys choose among characters.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") onDown();
    else if (event.key === "Escape" && text !== "") onClear();
    else return;
    event.preventDefault();
  }

  return (
    <div className={cn("relative", className)}>
      <MagnifyingGlassIcon
        weight="bold"
        size={isLarge ? 22 : 20}
        aria-hidden="true"
        className={cn("pointer-events-none absolute top-1/2 -translate-y-1/2 text-muted-foreground", isLarge ? "start-5" : "start-4.5")}
      />
      <Input
        ref={inputRef}
        type="search"
        aria-label={t("search.label")}
        aria-describedby={describedBy}
        placeholder={t("search.placeholder")}
        value={text}
        onChange={(event) => onTextChange(event.target.value)}
        onKeyDown={onKeyDown}
        maxLength={SEARCH_MAX_CHARACTERS}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        // Hidden, because Safari keeps showing its own button if only the appearance is reset.
        className={cn("[&::-webkit-search-cancel-button]:hidden", isLarge ? "min-h-15 rounded-[1.25rem] px-14 text-lg" : "px-12")}
      />
      {text !== "" && (
        <IconButton label={t("search.clear")} onClick={onClear} className={cn("absolute", isLarge ? "top-2 end-2" : "top-1 end-1")}>
          <XIcon weight="bold" />
        </IconButton>
      )}
    </div>
  );
}
