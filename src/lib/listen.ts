declare global {
  interface WindowEventMap {
    // An event of the document, which bubbles.
    visibilitychange: Event;
    // An event of wouter.
    pushState: Event;
    replaceState: Event;
  }
}

/** Runs after React's listeners. Returns an unsubscribe function. */
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
