/** What was typed into a field, as text; a field that is missing, or a file, is empty. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
