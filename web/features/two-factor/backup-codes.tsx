import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/csr/DownloadSimple";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { saveTextFile } from "#web/lib/save-file.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";

const FILE_NAME = `${PRODUCT_NAME.toLowerCase()}-backup-codes.txt`;

/** The codes are shown only once and cannot be requested again. */
export function BackupCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const t = texts("two-factor");
  const save = () => saveTextFile(FILE_NAME, `${t("backup.file", { product: PRODUCT_NAME })}\n\n${codes.join("\n")}\n`);
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <h3>{t("backup.title")}</h3>
        <p className="text-pretty text-muted-foreground">{t("backup.text")}</p>
      </div>
      <ul
        aria-label={t("backup.label")}
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-lg bg-muted p-4 font-bold font-mono text-lg tracking-[0.08em] sm:justify-items-center"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onSaved} className="max-sm:order-last max-sm:w-full">
          {t("backup.saved")}
        </Button>
        <CopyButton text={codes.join("\n")} label={t("backup.copy")} description={t("backup.copied")} />
        <Button onClick={save}>
          <DownloadSimpleIcon weight="bold" />
          {t("backup.download")}
        </Button>
      </div>
    </div>
  );
}
