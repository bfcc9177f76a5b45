import { nameOf, type CallReport } from './call-report.ts';
import { lineOf, patternOf, type Finding, type Verdict } from './finding.ts';

const verdicts: { readonly [V in Verdict]: string } = {
  fits: 'fits',
  lenient: 'fits leniently',
  dropped: 'DROPS',
  fails: 'FAILS',
};

/** A finding of the reply as a whole that so many calls have is told once, below. */
const often = 4;

/** The report for people. */
export function table(calls: readonly CallReport[]): string {
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

/** The number, from 1, under which a finding stands below; none for one that stands at its call. */
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

/** The reasons, each with its calls. */
function skippedLines(calls: readonly CallReport[]): readonly string[] {
  const byReason = new Map<string, readonly string[]>();
  for (const report of calls)
    if (report.skipped !== null)
      byReason.set(report.skipped, [...(byReason.get(report.skipped) ?? []), nameOf(report)]);
  return Array.from(byReason, ([reason, names]) => `    ${reason}: ${names.join(', ')}`);
}

/** `31 calls: 25 fit, 4 fit leniently, 1 drops something, 1 fails; 12 not asked` */
export function summary(calls: readonly CallReport[]): string {
  const count = (verdict: CallReport['verdict']): number =>
    calls.filter(report => report.verdict === verdict).length;
  const made = calls.length - count('skipped');
  const parts = [
    `${count('fits')} fit`,
    `${count('lenient')} fit leniently`,
    `${count('dropped')} drop something`,
    `${count('fails')} fail`,
  ];
  return `${made} calls: ${parts.join(', ')}; ${count('skipped')} not asked`;
}
