import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter as PlaywrightReporter, Suite, TestCase } from '@playwright/test/reporter';
import * as v from 'valibot';
import type { Reporter as VitestReporter, TestModule } from 'vitest/node';
import { checkedSpecifications } from './docs/specification.ts';

const unitsFile = 'tests/reports/units.json';
/** The tests of each section, written after a run of all units. */
const heldByFile = 'tests/reports/held-by.md';

/**
 * Ends a run with the plain line "N passed, N failed". Serves Vitest and Playwright alike; inside `npm test`
 * the browser run adds the units before it, so that the last line of all speaks for the whole run.
 */
export default class ClosingLine implements VitestReporter, PlaywrightReporter {
  #suite: Suite | undefined;

  /**
   * Vitest: an error outside of any test (a leaked rejection, a file that does not load) counts as one failure,
   * and so does a line of the specification that no test holds.
   */
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const states = modules.flatMap(module =>
      [...module.children.allTests()].map(test => test.result().state),
    );
    const broken = modules.filter(module => module.errors().length > 0).length;
    const specifications = checkedSpecifications(modules);
    const uncovered = specifications?.missing ?? [];
    for (const problem of uncovered) process.stderr.write(`\n${problem}`);
    if (uncovered.length > 0) process.exitCode = 1;
    const units = {
      passed: states.filter(state => state === 'passed').length,
      failed: states.filter(state => state === 'failed').length + broken + errors.length + uncovered.length,
    };
    mkdirSync('tests/reports', { recursive: true });
    writeFileSync(unitsFile, JSON.stringify(units));
    if (specifications !== null) writeFileSync(heldByFile, specifications.heldBy);
    print(units);
  }

  /** Called by Playwright. */
  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  /**
   * Playwright: a run in which no test met a browser is a failure, even if all were skipped. A test that passed on its second
   * try has passed, and is named.
   */
  async onEnd(result: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    const tests = this.#suite?.allTests() ?? [];
    const outcomes = tests.map(test => test.outcome());
    const flaky = tests.filter(test => test.outcome() === 'flaky');
    for (const test of flaky) process.stdout.write(`\n${flakyLines(test)}`);
    const passed = outcomes.filter(outcome => outcome === 'expected').length + flaky.length;
    const wrong = outcomes.filter(outcome => outcome === 'unexpected').length;
    const failed = passed === 0 || result.status !== 'passed' ? Math.max(1, wrong) : wrong;
    const units = unitsCame ? readUnits() : { passed: 0, failed: 0 };
    print({ passed: passed + units.passed, failed: failed + units.failed });
    return failed > 0 ? { status: 'failed' } : undefined;
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** The scripts of package.json that run the units before the browser. */
const unitsCame = ['test', 'test:rest'].includes(process.env['npm_lifecycle_event'] ?? '');

/** The test that passed on its second try, why it failed before, and where its trace is. */
function flakyLines(test: TestCase): string {
  const { file, line } = test.location;
  const why = stripVTControlCharacters(test.results[0]?.error?.message ?? '').split('\n')[0];
  const trace = test.results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace');
  return [
    `flaky: ${relative('.', file)}:${line} ${test.title}`,
    `  ${why ?? ''}`,
    `  ${relative('.', trace?.path ?? '')}\n`,
  ].join('\n');
}

const counts = v.object({ passed: v.number(), failed: v.number() });

const readUnits = () => v.parse(counts, JSON.parse(readFileSync(unitsFile, 'utf8')));

function print({ passed, failed }: v.InferOutput<typeof counts>): void {
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
}
