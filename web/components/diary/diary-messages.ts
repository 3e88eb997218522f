import { GRAMS_RULE } from "#web/components/food/portions/portion-amounts.ts";
import type { ToastMessage } from "#web/ui/toasts/use-toast.ts";
import { noRoom } from "./limit-message.ts";

export const INVALID_QUANTITY: ToastMessage = { title: "Invalid Quantity", description: `${GRAMS_RULE}.`, kind: "destructive" };

export const ADD_FAILED: ToastMessage = {
  title: "Error",
  description: "Failed to add food to diary. Please try again.",
  kind: "destructive",
};

export const addFailed = (error: unknown): ToastMessage => noRoom(error) ?? ADD_FAILED;
