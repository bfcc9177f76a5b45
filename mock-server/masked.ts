/** The fields that hold secrets, in requests and replies. */
export const secretFields: ReadonlySet<string> = new Set([
  'password',
  'old_pass',
  'new_pass',
  'otp',
  'unique_token',
  'security_pin',
]);
const longest = 4000;

/** JSON for the journal: secrets as `***`, and what is long cut off. */
export function masked(value: unknown): unknown {
  const clean = hide(value);
  const text = JSON.stringify(clean) ?? '';
  return text.length > longest ? `${text.slice(0, longest)}…` : clean;
}

function hide(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hide);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, secretFields.has(key) ? '***' : hide(part)]),
  );
}
