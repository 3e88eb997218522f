import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import {
  type Control,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormGetValues,
  type UseFormRegister,
  type UseFormReset,
  type UseFormSetFocus,
  type UseFormWatch,
  useForm as useHookForm,
} from "react-hook-form";
import { ApiError } from "#web/lib/http/api-client.ts";
import { isSessionOver } from "#web/lib/http/session-over.ts";

/** The error messages by field. */
export type Messages<Values> = { [Field in keyof Values]?: string };

interface FormInput<Values extends FieldValues, Output> {
  defaultValues: DefaultValues<Values>;
  /** Without rules, the values are sent unchanged. */
  rules?: Resolver<Values, unknown, Output>;
  /** Asked once the rules have passed; false leaves everything in the form. */
  mayBeSent?: (values: Values) => Promise<boolean>;
  /** Called with the values that passed the rules, one call at a time. */
  send: (output: Output) => Promise<unknown> | unknown;
  /** Reports why sending failed. Not called if the session is over, which the app itself reports. */
  onFailed?: (error: unknown) => void;
  onInvalid?: (messages: Messages<Values>) => void;
}

/** The props that a `<form>` and its submit button need. */
export interface FormElement {
  ref: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
  isPending: boolean;
}

export interface Form<Values extends FieldValues> extends FormElement {
  errors: Messages<Values>;
  isDirty: boolean;
  control: Control<Values>;
  register: UseFormRegister<Values>;
  watch: UseFormWatch<Values>;
  getValues: UseFormGetValues<Values>;
  setFocus: UseFormSetFocus<Values>;
  reset: UseFormReset<Values>;
  /** Changes fields that are not plain inputs; `related` are fields whose messages depend on them. */
  edit: (change: Partial<Values>, related?: readonly Path<Values>[]) => void;
  showError: (field: Path<Values>, message: string) => void;
}

/**
 * Used by every form of the app. Messages appear after the first attempt and update while typing from then on. The first invalid control
 * gets the focus, and fields that the server rejects show its message.
 */
export function useForm<Values extends FieldValues, Output = Values>(input: FormInput<Values, Output>): Form<Values> {
  const { defaultValues, rules, mayBeSent, send, onFailed, onInvalid } = input;
  const form = useHookForm<Values, unknown, Output>({ defaultValues, ...(rules && { resolver: rules }), shouldFocusError: false });
  const { errors, isDirty, isSubmitted } = form.formState;
  const [isPending, setPending] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  // A ref in addition to `isPending`, because the second click of a double click comes before the next render.
  const isBusy = useRef(false);
  const requestFocus = useFocusOnFirstInvalid(ref);

  const showError = (field: Path<Values>, message: string) => form.setError(field, { type: "server", message });

  function edit(change: Partial<Values>, related: readonly Path<Values>[] = []) {
    const fields = Object.keys(change) as Path<Values>[];
    // Safe to cast: each value belongs to the field of its name.
    for (const field of fields) form.setValue(field, change[field] as never, { shouldDirty: true });
    if (isSubmitted) void form.trigger([...fields, ...related]);
  }

  async function deliver(output: Output) {
    setPending(true);
    try {
      if (mayBeSent && !(await mayBeSent(form.getValues()))) return;
      await send(output);
    } catch (error) {
      if (!onFailed) throw error;
      if (isSessionOver(error)) return;
      const issues = error instanceof ApiError ? (error.problem?.issues ?? []) : [];
      // The server uses the contract's field names; the path of an item in a list starts with the list's name.
      for (const { path, message } of issues.toReversed()) showError(path.split(".", 1).join() as Path<Values>, message);
      onFailed(error);
    } finally {
      setPending(false);
    }
  }

  async function submit() {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      let parsed: { output: Output } | undefined;
      const check = form.handleSubmit(
        (output) => {
          parsed = { output };
        },
        (refused) => onInvalid?.(messagesIn<Values>(refused)),
      );
      await check();
      if (parsed) await deliver(parsed.output);
    } finally {
      isBusy.current = false;
      requestFocus();
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    // React bubbles events from a dialog's form to the form that opened the dialog.
    event.stopPropagation();
    void submit();
  }

  const { control, register, watch, getValues, setFocus, reset } = form;
  return {
    ref,
    onSubmit,
    isPending,
    errors: messagesIn<Values>(errors),
    isDirty,
    // Safe to cast: only `send` uses the type that the rules produce.
    control: control as unknown as Control<Values>,
    register,
    watch,
    getValues,
    setFocus,
    reset,
    edit,
    showError,
  };
}

function messagesIn<Values>(errors: object): Messages<Values> {
  const entries: [string, { message?: string }][] = Object.entries(errors);
  // Safe to cast: the rules and the server only name fields of the form.
  return Object.fromEntries(entries.map(([field, { message }]) => [field, message])) as Messages<Values>;
}

/** Moves the focus once the messages are on the screen. */
function useFocusOnFirstInvalid(form: RefObject<HTMLFormElement | null>): () => void {
  const [requests, setRequests] = useState(0);
  useLayoutEffect(() => {
    if (requests > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true], fieldset[data-invalid] input")?.focus();
  }, [form, requests]);
  return () => setRequests((before) => before + 1);
}
