declare global {
  interface WindowEventMap {
    // Of the document; it bubbles.
    visibilitychange: Event;
    // Of wouter.
    pushState: Event;
    replaceState: Event;
  }
}

/** After React's listeners. Returns what stops it. */
export function listen<Type extends keyof WindowEventMap>(
  page: Window,
  types: readonly Type[],
  listener: (event: WindowEventMap[Type]) => void,
  options?: AddEventListenerOptions,
): () => void {
  for (const type of types) page.addEventListener(type, listener, options);
  return () => {
    for (const type of types) page.removeEventListener(type, listener, options);
  };
}
