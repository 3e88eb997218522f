import { FileArrowUpIcon } from "@phosphor-icons/react/dist/csr/FileArrowUp";
import { type ChangeEvent, type DragEvent, useState } from "react";
import { IMPORT_MAX_BYTES, IMPORT_MAX_MB, IMPORT_TOO_LARGE } from "#core/domain/imports/import-choices.ts";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { useCreateImport } from "#web/api/imports.ts";
import { cn } from "#web/lib/class-names.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";

/** `isFirst` is true if nothing was imported yet; the button is then the primary action of the page. */
export function ChooseFile({ isFirst }: { isFirst: boolean }) {
  const t = texts("imports");
  const { mutate, isPending, error } = useCreateImport();
  const [isTooLarge, setTooLarge] = useState(false);
  const [isOver, setOver] = useState(false);
  const problem = isTooLarge ? IMPORT_TOO_LARGE : error ? (serverMessage(error) ?? t("choose.notRead")) : undefined;

  function read(file: File | undefined) {
    if (!file || isPending) return;
    setTooLarge(file.size > IMPORT_MAX_BYTES);
    if (file.size <= IMPORT_MAX_BYTES) mutate(file);
  }

  function onFile({ target }: ChangeEvent<HTMLInputElement>) {
    read(target.files?.[0]);
    // Allows the same file to be chosen again.
    target.value = "";
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    read(event.dataTransfer.files[0]);
  }

  return (
    <TitledCard title={t(isFirst ? "choose.first" : "choose.another")} lead={t("choose.lead", { product: PRODUCT_NAME })}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is optional; the button inside does the same. */}
      <div
        className={cn(
          "grid justify-items-center gap-3 rounded-lg border-2 border-border border-dashed p-6 text-center",
          isOver && "bg-sun-soft",
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Button
          asChild
          variant={isFirst ? "primary" : "secondary"}
          className="max-sm:w-full focus-within:outline-3 focus-within:outline-ring"
        >
          <label aria-disabled={isPending}>
            <FileArrowUpIcon weight="bold" />
            {t(isPending ? "choose.reading" : "choose.button")}
            <input type="file" accept=".csv,.json,.zip,.tsv,.txt" className="sr-only" disabled={isPending} onChange={onFile} />
          </label>
        </Button>
        <p className="text-muted-foreground">{t("choose.hint", { max: IMPORT_MAX_MB })}</p>
        <p role="status" className="sr-only">
          {isPending ? t("choose.status") : ""}
        </p>
        {problem && (
          <p role="alert" className="text-pretty font-semibold text-destructive">
            {problem}
          </p>
        )}
      </div>
    </TitledCard>
  );
}
