// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { createQueryClient } from "#web/api/query-client.ts";
import { readStored, store } from "#web/lib/storage.ts";
import { personalKey } from "#web/lib/storage-keys.ts";
import { signOut } from "./auth.ts";

test("signing out deletes what the user left on the device", () => {
  const key = personalKey("maya", "search-query");
  store(key, "banana");
  signOut(createQueryClient({ boot: undefined, onUnauthorized: () => undefined, onOtherUser: () => undefined }));
  expect(readStored(key)).toBeNull();
});
