const longest = 40;

/** A value of a reply for a report: short, and without phone or account numbers. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value).replaceAll(/\d{9,}/g, '***');
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Hides known secrets in a text. */
export function hide(text: string, secrets: readonly string[]): string {
  return secrets
    .filter(secret => secret.length > 2)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
}
