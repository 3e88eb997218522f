import { pageUserId } from "#web/lib/http/page-user.ts";
import { DEVICE_DATABASE, deviceHolder, onForget } from "./clear-personal-data.ts";

/** What the server said, as it said it. */
export interface Copy {
  key: string;
  answer: unknown;
  at: number;
}

/** A change that the server has not confirmed yet. */
export interface Waiting {
  id: string;
  /** In the order of the changes; absent where the device keeps nothing. */
  place?: number;
  kind: string;
  payload: unknown;
  /** Whose change it is; absent in those of version 1.0. */
  userId?: string | undefined;
  /** It may have arrived: only the answer is missing. */
  wasTried: boolean;
  /** It could not be sent at once. */
  isLate: boolean;
}

const VERSION = 1;
const COPIES = "copies";
const WAITING = "waiting";

let opening: Promise<IDBDatabase> | undefined;

// Before the database is deleted: an open connection would hold that up.
onForget(() => {
  void opening?.then((database) => database.close());
  opening = undefined;
});

/** Only for somebody, as what nobody holds nobody would forget; and never for somebody else than the page stands for. */
export function canKeep(): boolean {
  const holder = deviceHolder();
  return "indexedDB" in globalThis && holder !== null && holder === (pageUserId() ?? holder);
}

export const readCopy = async (key: string): Promise<unknown> =>
  ((await run(COPIES, "readonly", (store) => store.get(key))) as Copy | undefined)?.answer;

export const listCopies = (): Promise<Copy[]> => run(COPIES, "readonly", (store) => store.index("at").getAll() as IDBRequest<Copy[]>);

export const writeCopy = (copy: Copy): Promise<unknown> => run(COPIES, "readwrite", (store) => store.put(copy));

/** All up to this one's time. */
export const deleteCopiesUpTo = ({ at }: Copy): Promise<unknown> =>
  run(COPIES, "readwrite", (store) => {
    const old = store.index("at").openCursor(IDBKeyRange.upperBound(at));
    old.onsuccess = () => {
      old.result?.delete();
      old.result?.continue();
    };
    return old;
  });

/** A page of somebody who was here before may still have put one there: that one is never sent. */
export async function listWaiting(): Promise<Waiting[]> {
  const waiting = await run(WAITING, "readonly", (store) => store.getAll() as IDBRequest<Waiting[]>);
  return waiting.filter(({ userId = deviceHolder() }) => userId === deviceHolder());
}

/** Answers its place. */
export const writeWaiting = async (waiting: Waiting): Promise<number> =>
  (await run(WAITING, "readwrite", (store) => store.put(waiting))) as number;

/** One is done, and those after it may know it by another name now. */
export const settleWaiting = (place: number, renamed: readonly Waiting[]): Promise<unknown> =>
  run(WAITING, "readwrite", (store) => {
    for (const waiting of renamed) store.put(waiting);
    return store.delete(place);
  });

/** Resolves when it is on the disk and not before. */
async function run<T>(name: string, mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(name, mode, { durability: "strict" });
    const request = act(transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DEVICE_DATABASE, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(COPIES, { keyPath: "key" }).createIndex("at", "at");
      request.result.createObjectStore(WAITING, { keyPath: "place", autoIncrement: true });
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      // Another tab signs out, or a newer version of the app starts.
      database.onversionchange = () => {
        database.close();
        opening = undefined;
      };
      resolve(database);
    };
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}
