import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type * as z from "zod";
import { ApiError } from "#web/lib/http/api-client.ts";
import { isSessionOver } from "#web/lib/http/session-over.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";

interface EditsInput<Draft, Change> {
  /** What the server holds, as the form shows it. */
  saved: Draft;
  /** The fields in which a draft differs from it. */
  changeIn: (draft: Draft) => Change;
  schema: z.ZodType<Change>;
  save: (change: Change) => Promise<unknown>;
  words: { saved: string; failed: string };
}

export interface Edits<Draft> {
  draft: Draft;
  edit: (change: Partial<Draft>) => void;
  errors: { [Field in keyof Draft]?: string };
}

export interface EditedForm {
  ref: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
  isChanged: boolean;
  isPending: boolean;
  discard: () => void;
}

/**
 * A form over something that the server holds. Only the edits are state: what nobody touched follows the server, also
 * when another part of the page changes it, and a save sends and then forgets just the edits.
 */
export function useEdits<Draft extends object, Change extends object>(
  input: EditsInput<Draft, Change>,
): { fields: Edits<Draft>; form: EditedForm } {
  const { saved, changeIn, schema, save, words } = input;
  const [edits, setEdits] = useState<Partial<Draft>>({});
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [wasTried, setWasTried] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  // A ref besides `isPending`: the second click of a double click comes before the next render.
  const isSending = useRef(false);

  const draft = { ...saved, ...edits };
  const change = changeIn(draft);
  const isChanged = Object.keys(change).length > 0;
  const parsed = schema.safeParse(change);
  const problems = parsed.success ? {} : messages(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
  useLeaveWarning(isChanged);

  function edit(next: Partial<Draft>) {
    setEdits((before) => ({ ...before, ...next }));
    setRefusals((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in next))));
  }

  function settle(settled: Partial<Draft>) {
    // What was typed while an answer was on its way is an edit still.
    setEdits((now) => without(now, settled));
    setRefusals({});
    setWasTried(false);
    // The buttons go away with the edits: the focus must not fall out of the form.
    if (document.activeElement instanceof HTMLButtonElement) ref.current?.focus({ preventScroll: true });
  }

  async function send(sent: Change) {
    isSending.current = true;
    setIsPending(true);
    try {
      await save(sent);
      toast({ title: words.saved, description: "Your changes are in.", kind: "success" });
      settle(edits);
    } catch (error) {
      // The app itself says that the session is over.
      if (isSessionOver(error)) return;
      const issues = error instanceof ApiError ? (error.problem?.issues ?? []) : [];
      flushSync(() => setRefusals(messages(issues.map(({ path, message }) => [path.split(".", 1).join(), message]))));
      if (issues.length > 0) focusFirstInvalid(ref.current);
      toast({ title: "Update Failed", description: words.failed, kind: "destructive" });
    } finally {
      isSending.current = false;
      setIsPending(false);
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending.current || !isChanged) return;
    if (parsed.success) {
      void send(parsed.data);
      return;
    }
    flushSync(() => setWasTried(true));
    focusFirstInvalid(ref.current);
  }

  // The names are those of the draft's fields, from our schema or the server's.
  const errors = { ...refusals, ...(wasTried && problems) } as Edits<Draft>["errors"];
  return { fields: { draft, edit, errors }, form: { ref, onSubmit, isChanged, isPending, discard: () => settle(edits) } };
}

/** The first message of each field. */
const messages = (entries: [field: string, message: string][]): Record<string, string> => Object.fromEntries(entries.toReversed());

const focusFirstInvalid = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();

function without<Draft extends object>(edits: Partial<Draft>, settled: Partial<Draft>): Partial<Draft> {
  const names = Object.keys(edits) as (keyof Draft)[];
  // A part of a partial draft is one.
  return Object.fromEntries(names.filter((name) => edits[name] !== settled[name]).map((name) => [name, edits[name]])) as Partial<Draft>;
}

function useLeaveWarning(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isNeeded]);
}
