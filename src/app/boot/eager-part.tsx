import type { ComponentType } from 'react';
import type { lazyPart as inBrowsers } from '../../ui/layout/lazy-part.tsx';

const loading = new Set<Promise<void>>();

/** Repeats, because parts may request further parts. */
export async function allParts(): Promise<void> {
  while (loading.size > 0) await Promise.all(loading);
}

/**
 * Replaces `lazyPart` where a screen is drawn once and without effects: each part is drawn as if it had
 * already loaded.
 */
export const lazyPart: typeof inBrowsers = (load, options) => {
  type Props = typeof load extends () => Promise<ComponentType<infer P>> ? P : never;
  let Loaded: ComponentType<Props> | null = null;
  const part = load().then(
    found => void (Loaded = found),
    // A part that needs a browser may fail here.
    () => undefined,
  );
  loading.add(part);
  void part.then(() => loading.delete(part));
  return function EagerPart(props) {
    if ('open' in props && props.open !== true) return null;
    return Loaded === null ? (options?.placeholder ?? null) : <Loaded {...props} />;
  };
};
