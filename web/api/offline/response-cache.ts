import { type Copy, openDevice } from "./device-database.ts";

export const readCopy = async (key: string): Promise<unknown> => (await (await openDevice()).get("copies", key))?.answer;

/** Oldest first. */
export const listCopies = async (): Promise<Copy[]> => (await openDevice()).getAllFromIndex("copies", "at");

export async function writeCopy(copy: Copy): Promise<void> {
  await (await openDevice()).put("copies", copy);
}

/** Deletes this copy and all older ones. */
export async function deleteCopiesUpTo({ at }: Copy): Promise<void> {
  const { store, done } = (await openDevice()).transaction("copies", "readwrite");
  for await (const cursor of store.index("at").iterate(IDBKeyRange.upperBound(at))) await cursor.delete();
  await done;
}
