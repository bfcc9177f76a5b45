import { nameOf, type CallReport } from './call-report.ts';
import { lineOf } from './finding.ts';
import { summary, table } from './table.ts';

/** Whether the app can use every reply, and loses nothing of it. */
export const allFits = (calls: readonly CallReport[]): boolean =>
  calls.every(({ verdict }) => verdict !== 'fails' && verdict !== 'dropped');

/** The report in each of its forms. */
export const reports: { readonly [form: string]: (calls: readonly CallReport[]) => string } = {
  table,
  json: calls => JSON.stringify({ fits: allFits(calls), summary: summary(calls), calls }, null, 2),
  junit,
};

/** For a build server: a case for each call. What fails or is dropped is a failure. */
function junit(calls: readonly CallReport[]): string {
  const failures = calls.filter(({ verdict }) => verdict === 'fails' || verdict === 'dropped').length;
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
  const bad = report.findings.filter(({ level }) => level === 'fails' || level === 'dropped');
  const rest = report.findings.filter(finding => !bad.includes(finding));
  const inside = [
    ...bad.map(finding => `<failure type="${finding.level}" message="${escaped(lineOf(finding))}"/>`),
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

/** For XML 1.0, which has no place for control letters. */
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, letter => entities[letter] ?? '').replaceAll(/[^\P{Cc}\t\n\r]/gu, ' ');
