import { nameOf, type CallReport } from './call-report.ts';
import { lineOf, patternOf, type Finding, type Verdict } from './finding.ts';

const verdicts: { readonly [V in Verdict]: string } = {
  fits: 'fits',
  lenient: 'fits leniently',
  dropped: 'DROPS',
  fails: 'FAILS',
};
const marks = { fails: 'fails', dropped: 'dropped', lenient: 'lenient', note: 'note' } as const;

/** A finding of the reply as a whole that so many calls have is told once. */
const often = 4;

/** The report for people. */
export function table(calls: readonly CallReport[]): string {
  const made = calls.filter(({ skipped }) => skipped === null);
  const common = commonFindings(made);
  const width = Math.max(0, ...made.map(report => nameOf(report).length));
  const lines = made.flatMap(report => {
    const { verdict, ms, findings } = report;
    const head = `${nameOf(report).padEnd(width)}  ${verdict === 'skipped' ? '' : verdicts[verdict]}`;
    const own = findings.filter(finding => !common.has(patternOf(finding)));
    return [`${head.padEnd(width + 16)}  ${ms === null ? '' : `${ms} ms`}`.trimEnd(), ...own.map(indented)];
  });
  const everywhere = [...common.values()].map(({ finding, count }) =>
    indented({ ...finding, says: `${finding.says} (${count} calls)` }),
  );
  const skipped = calls.flatMap(report =>
    report.skipped === null ? [] : [`    ${nameOf(report)}: ${report.skipped}`],
  );
  return [
    ...lines,
    ...section('In many calls', everywhere),
    ...section('Not asked', skipped),
    '',
    summary(calls),
  ].join('\n');
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];
const indented = (finding: Finding): string => `    ${marks[finding.level].padEnd(8)} ${lineOf(finding)}`;

function commonFindings(calls: readonly CallReport[]) {
  const counted = new Map<string, { readonly finding: Finding; readonly count: number }>();
  for (const finding of calls.flatMap(({ findings }) => findings)) {
    if (finding.pointer !== null || finding.kind === 'slow') continue;
    const pattern = patternOf(finding);
    counted.set(pattern, { finding, count: (counted.get(pattern)?.count ?? 0) + 1 });
  }
  return new Map([...counted].filter(([, { count }]) => count >= often));
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
