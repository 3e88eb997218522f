import type { CameraProblem } from "./camera.ts";

interface Words {
  title: string;
  advice: string;
}

/** Tells the user how to continue without the camera. Typing the digits always works. */
export const CAMERA_PROBLEMS: Record<CameraProblem | "no reader", Words> = {
  missing: { title: "No camera here", advice: "This device has none that we can use. Type the digits, or use a photo of the code." },
  refused: {
    title: "The camera is not allowed",
    advice: "You can allow it in your browser, beside the address. Typing the digits works just as well.",
  },
  busy: { title: "The camera is busy", advice: "Another app is using it. Close that one and try again, or type the digits." },
  insecure: {
    title: "The camera needs a secure address",
    advice: "Browsers share the camera only with addresses that begin with https. Type the digits, or use a photo of the code.",
  },
  failed: { title: "The camera did not start", advice: "Try once more, or type the digits." },
  "no reader": { title: "The reader did not load", advice: "Check your connection and try again, or type the digits." },
};
