import { ImageIcon } from "@phosphor-icons/react/dist/csr/Image";
import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import { type BarcodeProblem, barcodeProblem, toGtin } from "#core/domain/products/gtin.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { type PhotoReading, readPhoto } from "./camera/read-photo.ts";

const DIGIT_PROBLEMS: Record<BarcodeProblem, string> = {
  no_digits: "Type the digits that stand below the lines.",
  length: "A barcode has 8, 12 or 13 digits.",
  check_digit: "One digit seems wrong. Check the last one.",
};

const PHOTO_PROBLEMS: Record<Exclude<PhotoReading["kind"], "found">, string> = {
  "no code": "We found no barcode on this picture. Try one that is closer and sharp, or type the digits.",
  "no picture": "This browser can't open that picture. Try another one, or type the digits.",
  "no reader": "The reader did not load. Check your connection, or type the digits.",
};

/** Longer than any code, even with spaces between the digits. */
const MAX_CHARACTERS = 20;

/** The alternatives to the live camera: typing the digits, or choosing a photo of the code. */
export function TypedDigits({ onCode }: { onCode: (gtin: string) => void }) {
  const [digits, setDigits] = useState("");
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function lookUp(event: FormEvent) {
    event.preventDefault();
    const gtin = toGtin(digits);
    if (gtin) return onCode(gtin);
    setProblem(DIGIT_PROBLEMS[barcodeProblem(digits) ?? "check_digit"]);
    input.current?.focus();
  }

  return (
    <Card className="grid gap-4">
      <form onSubmit={lookUp} noValidate>
        <Field
          label="Or type the digits"
          hint="They stand below the lines. Camera off or broken? This works just as well."
          error={problem}
          className="[&>p]:text-pretty"
        >
          <div className="flex gap-2.5">
            <Input
              ref={input}
              value={digits}
              onChange={({ target }) => {
                setDigits(target.value);
                setProblem(undefined);
              }}
              inputMode="numeric"
              autoComplete="off"
              maxLength={MAX_CHARACTERS}
              placeholder="8 to 13 digits"
              enterKeyHint="search"
              className="min-w-0 tabular-nums tracking-[0.08em]"
            />
            <Button type="submit" className="shrink-0">
              Look up
            </Button>
          </div>
        </Field>
      </form>
      <PhotoOfCode onCode={onCode} />
    </Card>
  );
}

function PhotoOfCode({ onCode }: { onCode: (gtin: string) => void }) {
  const files = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState("");

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Allows the same file to be chosen again.
    target.value = "";
    if (!file || isReading) return;
    setProblem("");
    setReading(true);
    const reading = await readPhoto(file);
    setReading(false);
    if (reading.kind === "found") onCode(reading.code.gtin);
    else setProblem(PHOTO_PROBLEMS[reading.kind]);
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button size="sm" pending={isReading} pendingText="Reading..." onClick={() => files.current?.click()}>
        <ImageIcon weight="bold" />
        Use a photo of the code
      </Button>
      <p role="status" className="text-pretty text-sm empty:hidden">
        {problem}
      </p>
      <input
        ref={files}
        type="file"
        accept="image/*,.heic,.heif"
        aria-label="Photo of a barcode"
        className="hidden"
        onChange={(event) => void take(event)}
      />
    </div>
  );
}
