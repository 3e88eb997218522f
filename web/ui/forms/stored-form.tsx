import type { ReactNode } from "react";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "./form.tsx";
import { useLeaveWarning } from "./use-leave-warning.ts";
import type { StoredForm as StoredFormState } from "./use-stored-form.ts";

interface StoredFormProps {
  form: StoredFormState;
  label: string;
  /** Called when a field gets the focus, so that the rules can be loaded. */
  onFocus?: () => void;
  className?: string;
  children: ReactNode;
}

/** A form with a save bar, which sticks to the bottom of the screen while there are unsaved changes. */
export function StoredForm({ form, label, onFocus, className, children }: StoredFormProps) {
  useLeaveWarning(form.isChanged);
  return (
    <Form form={form} aria-label={label} tabIndex={-1} onFocus={onFocus} className="outline-none">
      <div className={cn("grid gap-4 md:gap-5", className)}>{children}</div>
      {form.isChanged && <SaveBar form={form} />}
    </Form>
  );
}

function SaveBar({ form }: { form: StoredFormState }) {
  const t = texts("shared");
  return (
    <section
      aria-label={t("unsaved.label")}
      // Toasts move up to make room for it; see styles.css.
      data-save-bar
      className="sticky bottom-[calc(0.75rem+var(--bottom-bar)+env(safe-area-inset-bottom))] z-5 mt-4 flex items-center gap-2 rounded-xl bg-popover p-3 shadow-[0_0_2rem_rgb(var(--shadow-color)/0.18),inset_0_0_0_1.5px_var(--border)] md:mt-5 md:gap-3 md:ps-6"
    >
      <p className="me-auto font-semibold text-muted-foreground max-sm:sr-only">{t("unsaved.text")}</p>
      <Button variant="ghost" onClick={form.discard} disabled={form.isPending}>
        {t("unsaved.discard")}
      </Button>
      <Button type="submit" variant="primary" pending={form.isPending} pendingText={t("saving")} className="max-sm:grow">
        {t("unsaved.save")}
      </Button>
    </section>
  );
}
