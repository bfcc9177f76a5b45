import type { Browser } from '@playwright/test';

/** One thing measured. Built from literals, it prints itself: see `linesOf` and `tableOf`. */
export type Figure = {
  readonly what: string;
  readonly value: number;
  /** What stands behind the value, and behind the one beside it: `kB`, `ms`; '' for a plain count. */
  readonly unit: string;
  /** The same of something else, measured in the same run. */
  readonly beside?: { readonly what: string; readonly value: number };
  /** What the value itself, or its ratio to the one beside it, has to keep. */
  readonly limit?: {
    readonly value: number;
    readonly of: 'value' | 'ratio';
    readonly at: 'most' | 'least';
  };
  /** One of the few that the README shows. */
  readonly inReadme?: boolean;
};

/** What one part of the bench found out. */
export type Section = { readonly title: string; readonly figures: readonly Figure[] };

/** What every part is given. */
export type Given = { readonly browser: Browser };

type Verdict = 'holds' | 'misses' | '';

/** Whether a figure keeps its limit; '' where it has none. What could not be measured (NaN) misses. */
export function verdictOn({ value, beside, limit }: Figure): Verdict {
  if (limit === undefined) return '';
  const judged = limit.of === 'value' ? value : value / (beside?.value ?? Number.NaN);
  const holds = limit.at === 'most' ? judged <= limit.value : judged >= limit.value;
  return holds ? 'holds' : 'misses';
}

/** A section for people: its title, then a line a figure. */
export const linesOf = ({ title, figures }: Section): readonly string[] => [
  title,
  ...figures.map(figure => {
    const { what, measured, beside, ratio, limit, verdict } = cellsOf(figure);
    const compared = beside === '' ? '' : `, ${ratio} of ${beside}`;
    return `  ${what}: ${measured}${compared}${limit === '' ? '' : ` (${limit}: ${verdict})`}`;
  }),
];

/** Sections as one Markdown table: what, measured, beside, ratio, limit, holds or misses. */
export const tableOf = (sections: readonly Section[]): string =>
  [
    ...head,
    ...sections.flatMap(({ title, figures }) => [`| **${title}** | | | | | |`, ...figures.map(rowOf)]),
  ].join('\n');

/** The same table of what the README shows, without titles. */
export const shortTableOf = (sections: readonly Section[]): string =>
  [...head, ...sections.flatMap(({ figures }) => figures.filter(({ inReadme }) => inReadme).map(rowOf))].join(
    '\n',
  );

const head = ['| What | Measured | Beside | Ratio | Limit | |', '|---|--:|---|--:|--:|---|'] as const;

const rowOf = (figure: Figure): string => `| ${Object.values(cellsOf(figure)).join(' | ')} |`;

function cellsOf(figure: Figure) {
  const { what, value, unit, beside, limit } = figure;
  const measure = (amount: number): string => `${inDigits(amount)} ${unit}`.trim();
  return {
    what,
    measured: measure(value),
    beside: beside ? `${measure(beside.value)} ${beside.what}` : '',
    ratio: beside ? ratioOf(value / beside.value) : '',
    limit: limit
      ? `${limit.at === 'most' ? '≤' : '≥'} ${limit.of === 'ratio' ? `${limit.value.toFixed(2)} ×` : measure(limit.value)}`
      : '',
    verdict: verdictOn(figure),
  };
}

const ratioOf = (ratio: number): string => (ratio < 0.005 ? '< 0.01 ×' : `${ratio.toFixed(2)} ×`);

/** As many digits as tell. */
const inDigits = (amount: number): string =>
  Number.isInteger(amount) || amount >= 200
    ? Math.round(amount).toLocaleString('en')
    : String(Number(amount.toPrecision(3)));

/** The one in the middle; of an even number the upper. Not a number where one is not. */
export const median = (values: readonly number[]): number =>
  values.some(Number.isNaN)
    ? Number.NaN
    : (values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);
