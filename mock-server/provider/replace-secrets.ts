import { secretFields } from './redact.ts';

/** Replaces secrets by the demo's values, and equal secrets by equal values. */
export type Replacer = {
  /** Remembers the secrets of a request or reply. */
  readonly collect: (value: unknown) => void;
  /** The same JSON or text with all collected secrets replaced. */
  readonly replace: (value: unknown) => unknown;
};

const fixed: Readonly<Record<string, string>> = { otp: '1234', security_pin: '0000' };
const mobile = /(?<!\d)(91)?([6-9]\d{9})(?!\d)/g;
const account = /[\w.+-]+@[\w.-]+/g;
const named = new Set(['user_name', 'name']);

/** `appKeyName` is the field of the application key; `origins` are the real provider's addresses, which are removed. */
export function createReplacer(appKeyName: string, origins: readonly string[]): Replacer {
  /** The demo's value for each real one. */
  const demoValues = new Map<string, string>(origins.map(origin => [origin, '']));
  const counts = new Map<string, number>();
  const numbered = (kind: string): number => {
    const next = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, next);
    return next;
  };
  const collectValue = (key: string, value: string): void => {
    if (value.length < 3 || key in fixed || demoValues.has(value)) return;
    if (key === 'unique_token') demoValues.set(value, `mock-token-${numbered('token')}`);
    else if (key === appKeyName) demoValues.set(value, 'demo');
    else if (secretFields.has(key)) demoValues.set(value, 'demo1234');
    else if (named.has(key)) demoValues.set(value, `Player ${numbered('name')}`);
  };
  const collectMobiles = (text: string): void => {
    for (const [, , digits = ''] of text.matchAll(mobile))
      if (!demoValues.has(digits)) demoValues.set(digits, String(9_876_543_209 + numbered('mobile')));
  };
  const collect = (value: unknown, key = ''): void => {
    if (typeof value === 'string' || typeof value === 'number') {
      collectValue(key, String(value));
      collectMobiles(String(value));
    } else if (Array.isArray(value)) for (const item of value) collect(item, key);
    else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) collect(part, name);
  };
  const replaceText = (text: string): string => {
    // In one pass and the longest first, so that nothing is replaced twice.
    const longestFirst = [...demoValues.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
    const known =
      longestFirst.length === 0
        ? text
        : text.replace(new RegExp(longestFirst.join('|'), 'g'), word => demoValues.get(word) ?? '');
    return known.replace(account, found => (/@[\w-]+\./.test(found) ? 'player@example.invalid' : 'demo@upi'));
  };
  const replace = (value: unknown, key = ''): unknown => {
    const demoValue = fixed[key];
    if (demoValue !== undefined && (typeof value === 'string' || typeof value === 'number')) return demoValue;
    if (typeof value === 'string') return replaceText(value);
    if (typeof value === 'number') {
      const text = replaceText(String(value));
      return text === String(value) ? value : text;
    }
    if (Array.isArray(value)) return value.map(item => replace(item, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replace(part, name)]));
  };
  return { collect: value => collect(value), replace: value => replace(value) };
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
