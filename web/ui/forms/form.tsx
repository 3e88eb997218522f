import type { ComponentProps } from "react";
import type { FormElement } from "./use-form.ts";

interface FormProps extends Omit<ComponentProps<"form">, "ref" | "onSubmit" | "noValidate"> {
  form: FormElement;
}

/** The form element of `useForm`, whose rules replace the browser's validation. */
export function Form({ form, ...props }: FormProps) {
  return <form ref={form.ref} noValidate onSubmit={form.onSubmit} {...props} />;
}
