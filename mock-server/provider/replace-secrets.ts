import { digitsOf } from '../../src/lib/digits.ts';
import { parseJson } from '../../src/lib/json.ts';
import { recordedFields } from './recorded-fields.ts';
import { isSecretField } from './redact.ts';

/** Equal secrets get equal values, and types stay the same. */
export type Replacer = {
  /** Collects the secrets of a value, because another reply may repeat them. */
  readonly collect: (value: unknown) => void;
  /** A secret that is in no body, such as the value of a cookie. */
  readonly hide: (secret: string) => void;
  /** Keeps only the type of unknown fields. */
  readonly replace: (value: unknown) => unknown;
};

const hidden = '***';
const whole = { otp: '1234', upi: 'demo@upi', picture: '/slides/qr.svg' } as const;

// Personal data that a text may contain.
const account = String.raw`[\w.+-]+@[\w.-]+\w`;
/**
 * One to four groups of at least two digits, in any script: `98123-456-78`, `(98123) 45678`, `९८१२३ ४५६७८`.
 */
const mobile = String.raw`(?<!\p{Nd})(\+?91[\s-]?)?(${groupsOf(10).map(groupPattern).join('|')})(?!\p{Nd})`;
const longNumber = String.raw`(?<!\p{Nd})(?:\p{Nd}{4}[ -]\p{Nd}{4}[ -]\p{Nd}{4}|\p{Nd}{9,})(?!\p{Nd})`;
const otpWord = '(?:OTP|Otp|otp|PIN|Pin|pin|CODE|Code|code|[Pp]assword)';
/** `Your OTP is 482913`, `482913 is your one time password`. */
const otp = String.raw`(?<=\b${otpWord}\b[^\p{Nd}\n]{0,20})\p{Nd}{4,8}(?!\p{Nd})|(?<!\p{Nd})\p{Nd}{4,8}(?=\s+is\s[^.\n]{0,30}\b${otpWord}\b)`;
const taxNumber = String.raw`\b[A-Z]{5}\d{4}[A-Z]\b`;
const webToken = String.raw`\beyJ[\w-]+\.[\w.-]+`;
const inQuery = String.raw`(?<=[?&]\w*(?:token|key|auth|sig|sess|pass|user|mobile)\w*=)[^&#\s"'<>]+`;
/** A text that is not valid JSON as a whole: JSON among warnings, or half of it. */
const fieldInText = /"([\w-]+)"(\s*:\s*)("(?:[^"\\]|\\.)*(?:"|$)|-?\d[\d.]*)/g;

function groupsOf(digits: number, most = 4): readonly (readonly number[])[] {
  const more = Array.from({ length: most > 1 ? digits - 3 : 0 }, (_, index) => index + 2);
  return [
    [digits],
    ...more.flatMap(first => groupsOf(digits - first, most - 1).map(rest => [first, ...rest])),
  ];
}

/** An Indian mobile number begins with 6 to 9. In other scripts any digit counts. */
function groupPattern(groups: readonly number[]): string {
  const [first = 0, ...rest] = groups;
  const begin = String.raw`\(?(?:[6-9]|(?!\d)\p{Nd})\p{Nd}{${first - 1}}`;
  return [begin, ...rest.map(length => String.raw`\p{Nd}{${length}}`)].join(String.raw`[\s().-]{1,3}`);
}

/** Removes `origins`. `appKey` has the name of the key's field, and the real key if it is known. */
export function createReplacer(
  origins: readonly string[],
  appKey: { readonly name: string; readonly value: string | null },
): Replacer {
  const demoValues = new Map<string, string>(origins.map(origin => [origin, '']));
  if (appKey.value !== null) demoValues.set(appKey.value, 'demo');
  const counts = new Map<string, number>();
  const demoValue = (real: string, kind: string, make: (number: number) => string): string => {
    const known = demoValues.get(real);
    if (known !== undefined) return known;
    const next = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, next);
    const made = make(next);
    demoValues.set(real, made);
    return made;
  };
  const demoMobile = (real: string): string =>
    demoValue(digitsOf(real), 'mobile', number => String(9_876_543_209 + number));
  const named = {
    token: (real: string) => demoValue(real, 'token', number => `mock-token-${number}`),
    name: (real: string) => demoValue(real, 'name', number => `Player ${number}`),
  };

  const collect = (value: unknown, key = ''): void => {
    if (Array.isArray(value)) for (const item of value) collect(item, key);
    else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) collect(part, name);
    else if (value !== hidden && ((typeof value === 'string' && value !== '') || typeof value === 'number')) {
      const kept = recordedFields.get(key);
      if (kept === 'token' || kept === 'name') named[kept](String(value));
      else if (key === appKey.name) demoValue(String(value), 'key', () => 'demo');
      else if (kept === undefined && isSecretField(key)) demoValue(String(value), 'secret', () => hidden);
    }
  };

  const replaceWord = (
    word: string,
    code: string | undefined,
    prefix: string | undefined,
    digits: string | undefined,
  ): string => {
    const known = demoValues.get(word);
    if (known !== undefined) return known;
    if (code !== undefined) return whole.otp;
    if (digits !== undefined) return `${prefix ?? ''}${demoMobile(digits)}`;
    if (/^[\p{Nd} -]+$/u.test(word)) {
      const plain = digitsOf(word);
      return demoValue(plain, 'number', number => String(10 ** (plain.length - 1) + number));
    }
    if (!word.includes('@')) return hidden;
    return /@[\w-]+\./.test(word) ? 'player@example.invalid' : 'demo@upi';
  };
  const replaceText = (text: string): string => {
    // In one pass and the longest first, so that nothing is replaced twice. Words of one or two letters would
    // match parts of others.
    const known = [...demoValues.keys()].filter(word => word.length > 2);
    const longSecrets = known
      .toSorted((a, b) => b.length - a.length)
      .map(word => `(?<!\\w)${escaped(word)}(?!\\w)`);
    const pattern = [
      ...longSecrets,
      `(${otp})`,
      inQuery,
      webToken,
      account,
      mobile,
      longNumber,
      taxNumber,
    ].join('|');
    return text.replace(new RegExp(pattern, 'gu'), replaceWord);
  };

  const replaceValue = (key: string, text: string): string => {
    const kept = recordedFields.get(key);
    if (text === '' || kept === undefined) return text === '' ? '' : hidden;
    if (kept === 'amount' && /^-?[\d,.]+$/.test(text)) return text;
    if (kept === 'public' || kept === 'amount') return replaceText(text);
    // A hidden token becomes the demo player's, so that later calls still work.
    if (kept === 'token' && text === hidden) return 'mock-token-1';
    if (kept === 'token' || kept === 'name') return named[kept](text);
    if (kept !== 'contact') return whole[kept];
    return new RegExp(`${account}|${mobile}`, 'u').test(text) ? replaceText(text) : hidden;
  };
  const replace = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return replaceValue(key, value);
    if (typeof value === 'number') return Number(replaceValue(key, String(value))) || 0;
    if (Array.isArray(value)) return value.map(item => replace(item, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [replaceText(name), replace(part, name)]),
    );
  };
  const replacePlain = (text: string): string =>
    replaceText(
      text.replace(fieldInText, (_, name: string, colon: string, value: string) => {
        const read = parseJson(value);
        // A text that was cut off keeps nothing.
        const replaced = read === undefined ? `"${hidden}` : JSON.stringify(replace(read, name));
        return `"${name}"${colon}${replaced}`;
      }),
    );

  return {
    collect: value => {
      collect(value);
    },
    hide: secret => {
      if (secret !== '') demoValue(secret, 'secret', () => hidden);
    },
    replace: value => (typeof value === 'string' ? replacePlain(value) : replace(value, '')),
  };
}

export const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
