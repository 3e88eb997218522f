import { type ComponentType, lazy, useState } from "react";
import { loadPageTexts } from "#web/texts/texts.ts";

/** A part of the app failed to load. After a deployment, its file may no longer exist. */
export class PartMissingError extends Error {
  override name = "PartMissingError";
}

/** A component in a separate file, loaded with its texts when first shown or when `preload` is called. */
export interface LazyPart<Props> {
  preload: () => Promise<unknown>;
  component: () => ComponentType<Props>;
}

/** With the path of its module, it is loaded together with the texts that the build found there. */
export function lazyPart<Props = object>(load: () => Promise<ComponentType<Props>>, module?: string): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    try {
      const [component] = await Promise.all([load(), module && loadPageTexts(module)]);
      // On the server too: the component is the same in every language, its texts are looked up while it renders.
      loaded = component;
    } catch (cause) {
      throw new PartMissingError("A part of the app could not be loaded", { cause });
    }
    return loaded;
  };
  const waiting = lazy<ComponentType<Props>>(async () => ({ default: await preload() }));
  // React shows a lazy component's fallback for a moment even if its file is already loaded, so a loaded component is used directly. Safe
  // to cast: a lazy component takes the same props.
  return { preload, component: () => loaded ?? (waiting as unknown as ComponentType<Props>) };
}

/** Returns the same component for as long as the caller is mounted. */
export function useLazyPart<Props>(part: LazyPart<Props>): ComponentType<Props> {
  const [component] = useState(() => part.component());
  return component;
}
