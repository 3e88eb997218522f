import { ImageIcon } from "@phosphor-icons/react/dist/csr/Image";
import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import { type BarcodeProblem, barcodeProblem, toGtin } from "#core/domain/products/gtin.ts";
import { type TextKey, texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { type PhotoReading, readPhoto } from "./camera/read-photo.ts";

const DIGIT_PROBLEMS = {
  no_digits: "digits.none",
  length: "digits.length",
  check_digit: "digits.checkDigit",
} as const satisfies Record<BarcodeProblem, TextKey<"scan">>;

const PHOTO_PROBLEMS = {
  "no code": "codePhoto.noCode",
  "no picture": "codePhoto.noPicture",
  "no reader": "codePhoto.noReader",
} as const satisfies Record<Exclude<PhotoReading["kind"], "found">, TextKey<"scan">>;

/** Longer than any code, even with spaces between the digits. */
const MAX_CHARACTERS = 20;

/** The alternatives to the live camera: typing the digits, or choosing a photo of the code. */
export function TypedDigits({ onCode }: { onCode: (gtin: string) => void }) {
  const t = texts("scan");
  const [digits, setDigits] = useState("");
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function lookUp(event: FormEvent) {
    event.preventDefault();
    const gtin = toGtin(digits);
    if (gtin) return onCode(gtin);
    setProblem(t(DIGIT_PROBLEMS[barcodeProblem(digits) ?? "check_digit"]));
    input.current?.focus();
  }

  return (
    <Card className="grid gap-4">
      <form onSubmit={lookUp} noValidate>
        <Field label={t("digits.label")} hint={t("digits.hint")} error={problem} className="[&>p]:text-pretty">
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
              placeholder={t("digits.placeholder")}
              enterKeyHint="search"
              className="min-w-0 tabular-nums tracking-[0.08em]"
            />
            <Button type="submit" className="shrink-0">
              {t("digits.lookUp")}
            </Button>
          </div>
        </Field>
      </form>
      <PhotoOfCode onCode={onCode} />
    </Card>
  );
}

function PhotoOfCode({ onCode }: { onCode: (gtin: string) => void }) {
  const t = texts("scan");
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
    else setProblem(t(PHOTO_PROBLEMS[reading.kind]));
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button size="sm" pending={isReading} pendingText={t("codePhoto.reading")} onClick={() => files.current?.click()}>
        <ImageIcon weight="bold" />
        {t("codePhoto.button")}
      </Button>
      <p role="status" className="text-pretty text-sm empty:hidden">
        {problem}
      </p>
      <input
        ref={files}
        type="file"
        accept="image/*,.heic,.heif"
        aria-label={t("codePhoto.label")}
        className="hidden"
        onChange={(event) => void take(event)}
      />
    </div>
  );
}
