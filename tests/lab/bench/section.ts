import type { Browser } from '@playwright/test';

/** A measured value. Write its fields in the order of the table (see `tableOf`). */
export type Figure = {
  readonly what: string;
  readonly value: number;
  /** The unit of both values: `kB`, `ms`; '' for a count. */
  readonly unit: string;
  /** The value of something else from the same run, for comparison. */
  readonly beside?: { readonly what: string; readonly value: number };
  /** The limit of the value, or of its ratio to the other one. */
  readonly limit?: {
    readonly value: number;
    readonly of: 'value' | 'ratio';
    readonly at: 'most' | 'least';
  };
  /** True for the few that the README shows. */
  readonly inReadme?: boolean;
};

/** The result of one part of the bench. */
export type Section = { readonly title: string; readonly figures: readonly Figure[] };

/** The input of every part. */
export type Given = { readonly browser: Browser };

type Verdict = 'holds' | 'misses' | '';

/** Whether a figure keeps its limit; '' without a limit. NaN, for a failed measurement, misses. */
export function verdictOn({ value, beside, limit }: Figure): Verdict {
  if (limit === undefined) return '';
  const judged = limit.of === 'value' ? value : value / (beside?.value ?? Number.NaN);
  const holds = limit.at === 'most' ? judged <= limit.value : judged >= limit.value;
  return holds ? 'holds' : 'misses';
}

/** A section as text: its title, then one line for each figure. */
export const linesOf = ({ title, figures }: Section): readonly string[] => [
  title,
  ...figures.map(figure => {
    const { what, measured, beside, ratio, limit, verdict } = cellsOf(figure);
    const compared = beside === '' ? '' : `, ${ratio} of ${beside}`;
    return `  ${what}: ${measured}${compared}${limit === '' ? '' : ` (${limit}: ${verdict})`}`;
  }),
];

/** Sections as one Markdown table: what, measured, against, ratio, limit, holds or misses. */
export const tableOf = (sections: readonly Section[]): string =>
  [
    ...head,
    ...sections.flatMap(({ title, figures }) => [`| **${title}** | | | | | |`, ...figures.map(rowOf)]),
  ].join('\n');

/** The table of the values that the README shows, without titles. */
export const shortTableOf = (sections: readonly Section[]): string =>
  [...head, ...sections.flatMap(({ figures }) => figures.filter(({ inReadme }) => inReadme).map(rowOf))].join(
    '\n',
  );

const head = ['| What | Measured | Against | Ratio | Limit | |', '|---|--:|---|--:|--:|---|'] as const;

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

/** Rounded to three digits; whole numbers, and values from 200 on, to a whole number. */
const inDigits = (amount: number): string =>
  Number.isInteger(amount) || amount >= 200
    ? Math.round(amount).toLocaleString('en')
    : String(Number(amount.toPrecision(3)));

/** The middle value, or the upper one of the two in the middle. NaN when a value is NaN. */
export const median = (values: readonly number[]): number =>
  values.some(Number.isNaN)
    ? Number.NaN
    : (values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);
