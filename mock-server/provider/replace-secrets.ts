import { secretFields } from './redact.ts';

/** Replaces what nobody else may read by the demo's own values, the same one by the same one. */
export type Replacer = {
  /** Takes note of the secrets in a request or reply. */
  readonly learn: (value: unknown) => void;
  /** JSON, or a text, without any secret that was learnt. */
  readonly clean: (value: unknown) => unknown;
};

const fixed: Readonly<Record<string, string>> = { otp: '1234', security_pin: '0000' };
const mobile = /(?<!\d)(91)?([6-9]\d{9})(?!\d)/g;
const account = /[\w.+-]+@[\w.-]+/g;
const named = new Set(['user_name', 'name']);

/** `appKeyName` is the application key's field; `origins` are addresses of the real provider. */
export function createReplacer(appKeyName: string, origins: readonly string[]): Replacer {
  /** Real values that are replaced wherever they stand, in their order of appearance. */
  const words = new Map<string, string>(origins.map(origin => [origin, '']));
  const counts = new Map<string, number>();
  const numbered = (kind: string): number => {
    const next = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, next);
    return next;
  };
  const note = (key: string, value: string): void => {
    if (value.length < 3 || key in fixed || words.has(value)) return;
    if (key === 'unique_token') words.set(value, `mock-token-${numbered('token')}`);
    else if (key === appKeyName) words.set(value, 'demo');
    else if (secretFields.has(key)) words.set(value, 'demo1234');
    else if (named.has(key)) words.set(value, `Player ${numbered('name')}`);
  };
  const noteMobiles = (text: string): void => {
    for (const [, , digits = ''] of text.matchAll(mobile))
      if (!words.has(digits)) words.set(digits, String(9_876_543_209 + numbered('mobile')));
  };
  const learn = (value: unknown, key = ''): void => {
    if (typeof value === 'string' || typeof value === 'number') {
      note(key, String(value));
      noteMobiles(String(value));
    } else if (Array.isArray(value)) for (const item of value) learn(item, key);
    else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) learn(part, name);
  };
  const cleanText = (text: string): string => {
    // In one pass, the longest first: what has been replaced is not replaced again.
    const longestFirst = [...words.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
    const known =
      longestFirst.length === 0
        ? text
        : text.replace(new RegExp(longestFirst.join('|'), 'g'), word => words.get(word) ?? '');
    return known.replace(account, found => (/@[\w-]+\./.test(found) ? 'player@example.invalid' : 'demo@upi'));
  };
  const clean = (value: unknown, key = ''): unknown => {
    const stand = fixed[key];
    if (stand !== undefined && (typeof value === 'string' || typeof value === 'number')) return stand;
    if (typeof value === 'string') return cleanText(value);
    if (typeof value === 'number') {
      const text = cleanText(String(value));
      return text === String(value) ? value : text;
    }
    if (Array.isArray(value)) return value.map(item => clean(item, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, clean(part, name)]));
  };
  return { learn: value => learn(value), clean: value => clean(value) };
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
