export type Draft<Field extends string> = { readonly [F in Field]?: string | undefined };

/** If a name has several values, the last one counts. */
export function draftOf(data: FormData): Readonly<Record<string, string>> {
  const texts: [string, string][] = [];
  data.forEach((value, name) => {
    if (typeof value === 'string') texts.push([name, value]);
  });
  return Object.fromEntries(texts);
}
