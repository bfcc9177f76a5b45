import { printable } from '../lib/printable.ts';

/**
 * `fails`: the app cannot use the reply. `misleads`: the app would show something false. `dropped`: the app
 * leaves out a row or value silently. `lenient`: read, although it differs from the specification. `note`:
 * good to know.
 */
const levels = ['fails', 'misleads', 'dropped', 'lenient', 'note'] as const;
export type Level = (typeof levels)[number];

export type Finding = {
  readonly level: Level;
  /** The kind of the finding, for programs. */
  readonly kind: FindingKind;
  /** A JSON pointer into the reply, or null for the reply as a whole. */
  readonly pointer: string | null;
  /** The sentence, without the pointer and without secrets. */
  readonly says: string;
  /** The number of places in the reply. The pointer is the first of them. */
  readonly times: number;
};

export type FindingKind =
  // About the connection and the headers.
  | 'network'
  | 'timeout'
  | 'http'
  | 'slow'
  | 'redirect'
  | 'content-type'
  | 'cors'
  | 'date'
  // About the reply as a whole.
  | 'no-json'
  | 'too-long'
  | 'text-around'
  | 'no-status'
  | 'refused'
  // About a place in the reply.
  | 'missing'
  | 'unknown'
  | 'wrong'
  | 'row'
  | 'cut'
  | 'type'
  | 'form'
  | 'null-list'
  | 'picture'
  | 'empty-list'
  | 'key-twice'
  | 'bom'
  | 'markup'
  // About the facts, compared with each other and with other replies.
  | 'changed'
  | 'twice'
  | 'strange'
  | 'day'
  | 'order'
  | 'balance'
  | 'unpaid'
  | 'player'
  | 'result'
  | 'times'
  | 'rate'
  | 'address'
  | 'lag'
  | 'boards'
  | 'session';

/** The heaviest level of the findings. Notes do not count. */
export type Verdict = 'fits' | Exclude<Level, 'note'>;

export const verdictOf = (findings: readonly Pick<Finding, 'level'>[]): Verdict =>
  (['fails', 'misleads', 'dropped', 'lenient'] as const).find(level =>
    findings.some(finding => finding.level === level),
  ) ?? 'fits';

export const found = (level: Level, kind: FindingKind, pointer: string | null, says: string): Finding => ({
  level,
  kind,
  pointer,
  says,
  times: 1,
});

export const whole = (level: Level, kind: FindingKind, says: string): Finding =>
  found(level, kind, null, says);

/** `/result/0/open_time (and 3 more): …`. The names of fields come from the provider. */
export function lineOf({ pointer, says, times }: Finding): string {
  if (pointer === null) return printable(says);
  const more = times > 1 ? ` (and ${times - 1} more)` : '';
  return printable(`${pointer === '' ? 'the whole reply' : pointer}${more}: ${says}`);
}

const withoutRows = (pointer: string | null): string => (pointer ?? '').replaceAll(/\/\d+(?=\/|$)/g, '/*');

/** Equal for one mistake in all rows of a list, even if their values differ. */
export const patternOf = ({ level, kind, pointer, says }: Finding): string =>
  [level, kind, withoutRows(pointer), pointer === null ? says : ''].join(' ');

/** Merges equal findings, the heaviest first. */
export function merged(findings: readonly Finding[]): readonly Finding[] {
  const byPattern = new Map<string, Finding>();
  for (const finding of findings) {
    const pattern = patternOf(finding);
    const known = byPattern.get(pattern);
    byPattern.set(pattern, known === undefined ? finding : { ...known, times: known.times + finding.times });
  }
  return [...byPattern.values()].toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
}

const longest = 40;
/** Hiding shorter secrets would hide common words. */
const shortest = 3;

/** The value in short, without phone or account numbers. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value).replaceAll(/\d{9,}/g, '***');
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Also hides the beginning of a secret that was cut off. */
export function hide(text: string, secrets: readonly string[]): string {
  const longSecrets = secrets
    .filter(secret => secret.length >= shortest)
    .toSorted((a, b) => b.length - a.length);
  const hidden = longSecrets.reduce((rest, word) => rest.replaceAll(word, '***'), text);
  return longSecrets.reduce((rest, word) => {
    for (let length = word.length - 1; length >= shortest; length -= 1) {
      const cut = `${word.slice(0, length)}…`;
      if (rest.includes(cut)) return rest.replaceAll(cut, '***…');
    }
    return rest;
  }, hidden);
}
