/** What a form holds, as it was typed: each field by its name; absent or undefined when it has none. */
export type Draft<Field extends string> = { readonly [F in Field]?: string | undefined };

/** The texts of a submitted form; files are left out, and of several values under one name the last stays. */
export function draftOf(data: FormData): Readonly<Record<string, string>> {
  const texts: [string, string][] = [];
  data.forEach((value, name) => {
    if (typeof value === 'string') texts.push([name, value]);
  });
  return Object.fromEntries(texts);
}
