/** Calls `make` once, and again only after a failure. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

const mostKept = 1000;

export function onceForEach<Value>(make: (text: string) => Value): (text: string) => Value {
  const made = new Map<string, { readonly value: Value }>();
  return text => {
    const known = made.get(text);
    if (known !== undefined) return known.value;
    if (made.size >= mostKept) made.clear();
    const value = make(text);
    made.set(text, { value });
    return value;
  };
}
