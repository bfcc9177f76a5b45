import { expect, it } from 'vitest';
import { allFits, type CallReport, reports } from '../../src/verify/report.ts';
import { type Finding, hide, whole } from '../../src/verify/finding.ts';

const report = (changed: Partial<CallReport>): CallReport => ({
  call: 'contact',
  label: null,
  method: 'POST',
  path: '/api-get-contact-details',
  verdict: 'fits',
  status: 200,
  ms: 12,
  findings: [],
  skipped: null,
  ...changed,
});
const lost: Finding = { level: 'dropped', kind: 'wrong', pointer: '/a', says: '<b> & "c"', times: 1 };
const noCors = whole('fails', 'cors', 'no CORS');
const calls = [
  report({ call: 'headline', label: 'home' }),
  report({ verdict: 'lenient', findings: [whole('lenient', 'content-type', 'text/html')] }),
  report({ call: 'dashboard', verdict: 'dropped', findings: [lost] }),
  report({
    call: 'transfer',
    path: '/t',
    verdict: 'skipped',
    ms: null,
    status: null,
    skipped: 'it moves points',
  }),
];

it('for people: a line for each call and for each finding, and the sum', () => {
  expect(reports['table']?.(calls)).toBe(
    [
      'headline (home)  fits            12 ms',
      'contact          fits leniently  12 ms',
      '    lenient  text/html',
      'dashboard        DROPS           12 ms',
      '    dropped  /a: <b> & "c"',
      '',
      'Not asked',
      '    it moves points: transfer',
      '',
      '3 calls: 1 fit, 1 fit leniently, 1 drop something, 0 mislead, 0 fail; 1 not asked',
    ].join('\n'),
  );
});

it('a finding of many calls is printed once', () => {
  const failed = report({ verdict: 'fails', findings: [noCors, lost] });
  const text = reports['table']?.([failed, failed, failed, failed]) ?? '';
  expect(text.match(/no CORS/g)).toHaveLength(1);
  expect(text).toContain('In many calls\n(1) fails    no CORS (4 calls)');
  expect(text.match(/^contact {2}FAILS {11}12 ms +\(1\)$/gm)).toHaveLength(4);
  expect(text.match(/dropped {2}\/a/g)).toHaveLength(4);
});

it('calls that were not made for the same reason are in one line', () => {
  const skipped = calls.slice(3);
  expect(reports['table']?.([...skipped, report({ ...skipped[0], call: 'withdraw' })])).toContain(
    '    it moves points: transfer, withdraw\n',
  );
});

it('for programs: everything as JSON', () => {
  expect(JSON.parse(reports['json']?.(calls) ?? '')).toEqual({
    fits: false,
    summary: '3 calls: 1 fit, 1 fit leniently, 1 drop something, 0 mislead, 0 fail; 1 not asked',
    calls,
  });
});

it('for build servers: JUnit', () => {
  expect(reports['junit']?.(calls).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="provider" tests="4" failures="1" skipped="1">',
    '  <testsuite name="provider" tests="4" failures="1" skipped="1">',
    '    <testcase classname="/api-get-contact-details" name="headline (home)" time="0.012"/>',
    '    <testcase classname="/api-get-contact-details" name="contact" time="0.012"><system-out>text/html</system-out></testcase>',
    '    <testcase classname="/api-get-contact-details" name="dashboard" time="0.012"><failure type="dropped" message="/a: &lt;b&gt; &amp; &quot;c&quot;"/></testcase>',
    '    <testcase classname="/t" name="transfer" time="0.000"><skipped message="it moves points"/></testcase>',
    '  </testsuite>',
    '</testsuites>',
  ]);
});

it('all fits while nothing fails or is dropped', () => {
  expect(allFits(calls)).toBe(false);
  expect(allFits(calls.filter(({ call }) => call !== 'dashboard'))).toBe(true);
});

it('hides secrets, the longer one whole', () => {
  expect(hide('tok-12 and tok-1, key', ['tok-1', 'tok-12', 'key', ''])).toBe('*** and ***, ***');
  expect(hide('"Invalid tok-1…', ['tok-1234'])).toBe('"Invalid ***…');
});
