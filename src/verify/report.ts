import type { Config } from '../api/config.ts';
import { type EndpointId, endpointOf } from '../contract/index.ts';
import { type Finding, lineOf, patternOf, type Verdict } from './finding.ts';

export type CallReport = {
  readonly call: EndpointId;
  /** Distinguishes several requests of one call. */
  readonly label: string | null;
  readonly method: string;
  readonly path: string;
  readonly verdict: Verdict | 'skipped';
  /** Null if no reply arrived. */
  readonly status: number | null;
  readonly ms: number | null;
  /** The findings, the heaviest first. */
  readonly findings: readonly Finding[];
  /** The reason why it was not made, or null. */
  readonly skipped: string | null;
};

/** A name such as `headline (home)`. */
export const nameOf = ({ call, label }: Pick<CallReport, 'call' | 'label'>): string =>
  label === null ? call : `${call} (${label})`;

/** The path as the operator configured it. */
export function aboutCall(call: EndpointId, { paths }: Pick<Config, 'paths'>) {
  const { method, path } = endpointOf(call);
  return { call, method, path: new Map(Object.entries(paths)).get(call) ?? path };
}

export const skippedCall = (
  call: EndpointId,
  config: Pick<Config, 'paths'>,
  skipped: string,
): CallReport => ({
  ...aboutCall(call, config),
  label: null,
  verdict: 'skipped',
  status: null,
  ms: null,
  findings: [],
  skipped,
});

const bad: readonly string[] = ['fails', 'misleads', 'dropped'] satisfies readonly Verdict[];

export const allFits = (calls: readonly CallReport[]): boolean =>
  calls.every(({ verdict }) => !bad.includes(verdict));

export const reports: { readonly [form: string]: (calls: readonly CallReport[]) => string } = {
  table,
  json: calls => JSON.stringify({ fits: allFits(calls), summary: summary(calls), calls }, null, 2),
  junit,
};

/** A report for build servers. Calls that fail or drop something count as failures. */
function junit(calls: readonly CallReport[]): string {
  const failures = calls.filter(({ verdict }) => bad.includes(verdict)).length;
  const skipped = calls.filter(({ verdict }) => verdict === 'skipped').length;
  const counts = `tests="${calls.length}" failures="${failures}" skipped="${skipped}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="provider" ${counts}>`,
    `  <testsuite name="provider" ${counts}>`,
    ...calls.map(testCase),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

function testCase(report: CallReport): string {
  const time = ((report.ms ?? 0) / 1000).toFixed(3);
  const head = `    <testcase classname="${escaped(report.path)}" name="${escaped(nameOf(report))}" time="${time}"`;
  if (report.skipped !== null) return `${head}><skipped message="${escaped(report.skipped)}"/></testcase>`;
  const failures = report.findings.filter(({ level }) => bad.includes(level));
  const rest = report.findings.filter(finding => !failures.includes(finding));
  const inside = [
    ...failures.map(finding => `<failure type="${finding.level}" message="${escaped(lineOf(finding))}"/>`),
    ...(rest.length === 0 ? [] : [`<system-out>${escaped(rest.map(lineOf).join('\n'))}</system-out>`]),
  ];
  return inside.length === 0 ? `${head}/>` : `${head}>${inside.join('')}</testcase>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** XML 1.0 does not allow control characters. */
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, letter => entities[letter] ?? '').replaceAll(/[^\P{Cc}\t\n\r]/gu, ' ');

const verdicts: { readonly [V in Verdict]: string } = {
  fits: 'fits',
  lenient: 'fits leniently',
  dropped: 'DROPS',
  misleads: 'MISLEADS',
  fails: 'FAILS',
};

/** A finding that at least so many calls share is printed once, below them. */
const often = 4;

/** The report for people. */
function table(calls: readonly CallReport[]): string {
  const made = calls.filter(({ skipped }) => skipped === null);
  const common = commonFindings(made);
  const patterns = [...common.keys()];
  const width = Math.max(0, ...made.map(report => nameOf(report).length));
  const lines = made.flatMap(report => {
    const { verdict, ms, findings } = report;
    const head = `${nameOf(report).padEnd(width)}  ${verdict === 'skipped' ? '' : verdicts[verdict]}`;
    const shared = findings.flatMap(finding => numberIn(patterns, finding));
    const below = shared.length === 0 ? '' : `(${shared.join(', ')})`;
    const own = findings.filter(finding => !common.has(patternOf(finding)));
    const first = `${head.padEnd(width + 16)}  ${ms === null ? '' : `${ms} ms`}`.padEnd(width + 27);
    return [`${first} ${below}`.trimEnd(), ...own.map(indented)];
  });
  const everywhere = [...common.values()].map(
    ({ finding, count }, index) =>
      `(${index + 1}) ${indented({ ...finding, says: `${finding.says} (${count} calls)` }).trimStart()}`,
  );
  return [
    ...lines,
    ...section('In many calls', everywhere),
    ...section('Not asked', skippedLines(calls)),
    '',
    summary(calls),
  ].join('\n');
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];
const indented = (finding: Finding): string => `    ${finding.level.padEnd(8)} ${lineOf(finding)}`;

/** Numbers from 1. Empty for a finding that is printed at its call. */
function numberIn(patterns: readonly string[], finding: Finding): readonly number[] {
  const index = patterns.indexOf(patternOf(finding));
  return index === -1 ? [] : [index + 1];
}

function commonFindings(calls: readonly CallReport[]) {
  const counted = new Map<string, { readonly finding: Finding; readonly count: number }>();
  for (const finding of calls.flatMap(({ findings }) => findings)) {
    if (finding.pointer !== null || finding.kind === 'slow') continue;
    const pattern = patternOf(finding);
    counted.set(pattern, { finding, count: (counted.get(pattern)?.count ?? 0) + 1 });
  }
  return new Map([...counted].filter(([, { count }]) => count >= often));
}

function skippedLines(calls: readonly CallReport[]): readonly string[] {
  const byReason = new Map<string, readonly string[]>();
  for (const report of calls)
    if (report.skipped !== null)
      byReason.set(report.skipped, [...(byReason.get(report.skipped) ?? []), nameOf(report)]);
  return Array.from(byReason, ([reason, names]) => `    ${reason}: ${names.join(', ')}`);
}

/**
 * A line such as `31 calls: 25 fit, 4 fit leniently, 1 drops something, 0 mislead, 1 fails; 12 not asked`.
 */
function summary(calls: readonly CallReport[]): string {
  const count = (verdict: CallReport['verdict']): number =>
    calls.filter(report => report.verdict === verdict).length;
  const made = calls.length - count('skipped');
  const parts = [
    `${count('fits')} fit`,
    `${count('lenient')} fit leniently`,
    `${count('dropped')} drop something`,
    `${count('misleads')} mislead`,
    `${count('fails')} fail`,
  ];
  return `${made} calls: ${parts.join(', ')}; ${count('skipped')} not asked`;
}
