/** The texts of a form by the names of its fields, as they were typed; undefined where a form has no such field. */
export type Draft<Field extends string> = { readonly [F in Field]?: string | undefined };

/** The texts of a submitted form, without files. When a name has several values, the last one counts. */
export function draftOf(data: FormData): Readonly<Record<string, string>> {
  const texts: [string, string][] = [];
  data.forEach((value, name) => {
    if (typeof value === 'string') texts.push([name, value]);
  });
  return Object.fromEntries(texts);
}
