import { create } from "qrcode";
import { texts } from "#web/texts/texts.ts";

/** The quiet zone around the code, which cameras need to detect it. */
const MARGIN = 4;

/** Drawn in the browser, so that the link is not sent to a third party. Black on white in both themes, as cameras expect. */
export function QrCode({ text, className }: { text: string; className?: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  const dark = Array.from({ length: size * size }, (_, at) => at).filter((at) => data[at]);
  const path = dark.map((at) => `M${at % size} ${Math.floor(at / size)}h1v1h-1z`).join("");
  return (
    <svg
      role="img"
      aria-label={texts("invitations")("qrCode")}
      viewBox={`${-MARGIN} ${-MARGIN} ${size + 2 * MARGIN} ${size + 2 * MARGIN}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect x={-MARGIN} y={-MARGIN} width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
