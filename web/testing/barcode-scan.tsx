import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { onTestFinished, vi } from "vitest";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { ScanPage } from "#web/features/scan/scan-page.tsx";
import { type Answer, fakeServer } from "./fake-server.ts";
import { makePreferences } from "./make-preferences.ts";
import { makeProduct } from "./make-product.ts";
import { makeUser } from "./make-user.ts";
import { renderAt } from "./render.tsx";

export const GTIN = "3017620422003";
export const CODE = [{ rawValue: GTIN, format: "ean_13" }];
export const PATH = `/scan?by=barcode&code=${GTIN}`;
export const found = makeProduct();
export const problem = (status: number, code: string): Answer => ({ status, body: { code, message: "No." } });

interface Opening {
  path?: string;
  product?: Answer;
  allergies?: string[];
  isOn?: boolean;
  user?: User;
  answers?: Parameters<typeof fakeServer>[0];
}

/** Opens the barcode mode of Scan Food on November 13, 2025, at noon. */
export function openBarcodes({
  path = "/scan?by=barcode",
  product = { body: found },
  allergies = [],
  isOn = true,
  user = makeUser(),
  answers = {},
}: Opening = {}) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-11-13T12:00:00") });
  onTestFinished(() => void vi.useRealTimers());
  const calls = fakeServer({
    "GET /api/user/preferences": { body: makePreferences({ allergies }) },
    "GET /api/user/ai-providers": { body: [] },
    "GET /api/products": { body: { isOn } },
    [`GET /api/products/${GTIN}`]: product,
    ...answers,
  });
  const page = renderAt(<ScanPage />, { path, user });
  return {
    ...page,
    user: userEvent.setup(),
    sent: () => calls.filter(({ method }) => method !== "GET").map(({ method, path: to, body }) => ({ to: `${method} ${to}`, body })),
    requests: (to: string) => calls.filter((call) => call.path.split("?")[0] === to).length,
  };
}

export const start = () => screen.findByRole("button", { name: "Start the camera" });
export const title = (name: string) => screen.findByRole("heading", { level: 2, name });
