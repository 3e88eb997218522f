import { noRoom } from "#web/components/diary/no-room.ts";
import type { ToastMessage } from "#web/ui/toasts/use-toast.ts";

export const planFailed = (error: unknown): ToastMessage =>
  noRoom(error) ?? { title: "Error", description: "Failed to change your plan. Please try again.", kind: "destructive" };
