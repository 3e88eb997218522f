/** The part of Node that web/server-entry.tsx uses. The full Node types would allow browser code to use Node as well. */
declare module "node:async_hooks" {
  export class AsyncLocalStorage<T> {
    run<R>(store: T, act: () => R): R;
    getStore(): T | undefined;
  }
}
