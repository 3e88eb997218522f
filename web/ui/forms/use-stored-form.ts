import { useEffect, useRef } from "react";
import type { FieldValues, Resolver } from "react-hook-form";
import { type Form, type FormElement, type Messages, useForm } from "./use-form.ts";

interface StoredFormInput<Draft extends FieldValues, Change extends object> {
  /** The stored value, as the form shows it. */
  saved: Draft;
  /** The fields in which a draft differs from the stored value. */
  changeIn: (draft: Draft) => Change;
  rules?: Resolver<Draft, unknown, Change>;
  mayBeSent?: (draft: Draft) => Promise<boolean>;
  /** Resolves to the value that the server stored. */
  save: (change: Change) => Promise<Draft>;
  onSaved: () => void;
  onFailed: (error: unknown) => void;
}

export interface StoredFields<Draft> {
  draft: Draft;
  edit: (change: Partial<Draft>) => void;
  errors: Messages<Draft>;
}

export interface StoredForm extends FormElement {
  isChanged: boolean;
  discard: () => void;
}

/**
 * A form for a stored value. Unedited fields follow the server, also if another part of the page changes them, and saving sends only the
 * changes.
 */
export function useStoredForm<Draft extends FieldValues, Change extends object>(
  input: StoredFormInput<Draft, Change>,
): { fields: StoredFields<Draft>; form: StoredForm } {
  const { saved, changeIn, rules, mayBeSent, save, onSaved, onFailed } = input;
  const form = useForm<Draft, Change>({
    // Safe to cast: the fields are those of the draft.
    defaultValues: saved as never,
    rules: rules ?? ((draft) => ({ values: changeIn(draft), errors: {} })),
    ...(mayBeSent && { mayBeSent }),
    send,
    onFailed,
  });
  const draft = form.watch();
  const isChanged = Object.keys(changeIn(draft)).length > 0;
  const displayed = useRef(saved);

  useEffect(() => {
    if (isEqual(saved, displayed.current)) return;
    form.reset(rebased(form, displayed.current, saved), { keepErrors: true, keepIsSubmitted: true });
    displayed.current = saved;
  });

  async function send(change: Change) {
    if (Object.keys(change).length === 0) return;
    const sent = form.getValues();
    const stored = await save(change);
    show(rebased(form, sent, stored));
    displayed.current = stored;
    onSaved();
  }

  function show(next: Draft) {
    form.reset(next);
    // The buttons disappear when nothing is unsaved, so the focus moves to the form.
    if (document.activeElement instanceof HTMLButtonElement) form.ref.current?.focus({ preventScroll: true });
  }

  const { ref, onSubmit, isPending, edit, errors } = form;
  return { fields: { draft, edit, errors }, form: { ref, onSubmit, isPending, isChanged, discard: () => show(displayed.current) } };
}

/** The stored value, combined with the fields that the user has edited since `before`. */
function rebased<Draft extends FieldValues>({ getValues }: Form<Draft>, before: Draft, stored: Draft): Draft {
  const edits = Object.entries(getValues()).filter(([field, value]) => !isEqual(value, before[field]));
  return { ...stored, ...Object.fromEntries(edits) };
}

/** Drafts contain only texts, choices and lists of them. */
const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
