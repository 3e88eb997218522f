/** Everything that the app stores in local storage. What is personal belongs to one user and is deleted when they log out. */
const STORED = {
  "amended-at": { isPersonal: true },
  "barcode-muted": { isPersonal: false },
  "closed-note": { isPersonal: true },
  "closed-note-2": { isPersonal: true },
  "closed-note-3": { isPersonal: true },
  // One for each recipe. A visitor, who has no id, has them as well.
  cooking: { isPersonal: true },
  "device-holder": { isPersonal: false },
  "portion-errors": { isPersonal: true },
  "recent-searches": { isPersonal: true },
  // Before recipes and bodies had one choice of units.
  "recipe-units": { isPersonal: false },
  "scan-preview": { isPersonal: true },
  "scan-result": { isPersonal: true },
  "search-query": { isPersonal: true },
  shopping: { isPersonal: true },
  "suggestion-meal": { isPersonal: true },
  suggestions: { isPersonal: true },
  // index.html reads it before the first paint.
  theme: { isPersonal: false },
  units: { isPersonal: false },
} as const satisfies Record<string, { isPersonal: boolean }>;

type StoredName = keyof typeof STORED;
export type PersonalName = { [Name in StoredName]: (typeof STORED)[Name]["isPersonal"] extends true ? Name : never }[StoredName];

const PERSONAL = "person:";

/** The key of a setting of this device. It stays when a user logs out. */
export const deviceKey = (name: Exclude<StoredName, PersonalName>): string => name;

/** The key of a value that belongs to one user, or to one part of it, such as a recipe. */
export const personalKey = (userId: string, name: PersonalName, part?: string): string =>
  `${PERSONAL}${userId}:${part === undefined ? name : `${name}:${part}`}`;

/** The key of a value of a visitor, whom nothing tells from another. */
export const visitorKey = (name: PersonalName, part: string): string => `${name}:${part}`;

/** Whether a key holds the data of a user, other than the one who is signed in. */
export const isOfOtherUser = (key: string, signedInUserId?: string): boolean =>
  key.startsWith(PERSONAL) && !(signedInUserId && key.startsWith(`${PERSONAL}${signedInUserId}:`));
