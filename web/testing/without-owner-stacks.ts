import * as React from "react";

/**
 * In development, React records for every element where it was created, for its warnings. That takes a sixth of the time of the component
 * tests. After ten thousand elements in a second it records no more; here it behaves so from the first element. The counter is React's
 * own and may change: without it, the tests are only slower.
 */
const internals: unknown = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
if (typeof internals === "object" && internals !== null) {
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
    configurable: true,
  });
}
