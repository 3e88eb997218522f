/** What web/server-entry.tsx uses of Node; the types of all of it would let browser code use it too. */
declare module "node:async_hooks" {
  export class AsyncLocalStorage<T> {
    run<R>(store: T, act: () => R): R;
    getStore(): T | undefined;
  }
}
