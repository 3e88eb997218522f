import type { ComponentProps } from "react";
import type { FormElement } from "./use-form.ts";

interface FormProps extends Omit<ComponentProps<"form">, "ref" | "onSubmit" | "noValidate"> {
  form: FormElement;
}

/** The element of a `useForm`: its rules speak instead of the browser's. */
export function Form({ form, ...props }: FormProps) {
  return <form ref={form.ref} noValidate onSubmit={form.onSubmit} {...props} />;
}
