import { boundedJson } from '../data/bounded-json.ts';

/** Matches names in any capitals, in requests and replies of any provider. */
const secret = /passw|pwd|_pass$|^pass$|token|secret|(^|_)otp|(^|_)m?pin$|(^|_|-)cvv|api_?key|session_?id/i;

export const isSecretField = (name: string): boolean => secret.test(name);

const maxLength = 4000;

/** Replaces secrets by `***`, and cuts off a text beyond 4,000 characters. */
export function masked(value: unknown): unknown {
  const clean = hideSecrets(value);
  const text = JSON.stringify(clean) ?? '';
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : clean;
}

/** Parsed on demand, because most calls are never read. Long texts are cut at once, to free memory. */
export function maskedJson(text: string): () => unknown {
  if (text.length <= maxLength) return () => masked(boundedJson(text));
  const cut = masked(boundedJson(text));
  return () => cut;
}

function hideSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hideSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, isSecretField(key) ? '***' : hideSecrets(part)]),
  );
}
