import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { type Language, textDirection } from "#core/texts/languages.ts";
import { escapeHtml } from "#server/platform/escape-html.ts";
import { texts } from "#server/platform/texts/texts.ts";
import type { MailText } from "./mail-texts.ts";

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const INK = "#2a1840";

/** The same text as plain text and HTML. No images, style sheets or URLs except the one link, so that opening the mail is not tracked. */
export function writeMail({ paragraphs, button }: Omit<MailText, "subject">, language: Language): { text: string; html: string } {
  const t = texts("mails", language);
  const text = [...paragraphs, ...(button ? [`${button.label}:\n${button.url}`] : []), t("closing", { product: PRODUCT_NAME })].join(
    "\n\n",
  );
  const lines = paragraphs.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`).join("\n");
  const link = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:14px 24px;border-radius:16px;background:#ffc83d;color:${INK};font-weight:700;text-decoration:none">${escapeHtml(button.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px">${escapeHtml(t("copyLink"))}<br>${escapeHtml(button.url)}</p>`
    : "";
  const html = `<!doctype html>
<html lang="${language}" dir="${textDirection(language)}"><body style="margin:0;padding:24px;background:#f7f4fb;color:${INK};${FONT};font-size:16px;line-height:1.5">
<div style="max-width:480px;margin:0 auto;padding:32px;border-radius:24px;background:#ffffff">
<p style="margin:0 0 24px;font-size:20px;font-weight:800">${escapeHtml(PRODUCT_NAME)}</p>
${lines}
${link}
</div></body></html>`;
  return { text, html };
}
