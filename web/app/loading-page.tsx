import { Pip } from "#web/components/brand/pip.tsx";
import { texts } from "#web/texts/texts.ts";

export function LoadingPage() {
  return (
    <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-3 font-bold font-display text-xl">
      <Pip className="size-16" />
      {texts("shared")("loading")}
    </div>
  );
}
