import { expect, type Page } from "@playwright/test";

/** The keys of the copies that this browser has stored, and the number of queued changes. */
export const readDevice = (page: Page): Promise<{ copies: string[]; waiting: number }> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === "bitebright")) return { copies: [], waiting: 0 };
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settled(indexedDB.open("bitebright"));
    try {
      if (database.objectStoreNames.length === 0) return { copies: [], waiting: 0 };
      const transaction = database.transaction(["copies", "waiting"]);
      const [copies, waiting] = await Promise.all([
        settled(transaction.objectStore("copies").getAllKeys()),
        settled(transaction.objectStore("waiting").count()),
      ]);
      return { copies: copies.map(String), waiting };
    } finally {
      database.close();
    }
  });

/** Waits until the app's files are on the device, and the last copy that it prefetches. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const waterDays = async () => (await readDevice(page)).copies.filter((key) => key.startsWith('["/api/water"')).length;
  await expect.poll(waterDays).toBe(7);
}

/** For journeys that must not prefetch anything: the browser never reports that it is idle. */
export async function neverReadAhead(page: Page): Promise<void> {
  await page.addInitScript(() => void Object.defineProperty(window, "requestIdleCallback", { value: () => 0 }));
}
