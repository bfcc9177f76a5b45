import { closedReport, type Report } from '../../src/contract/reports.ts';
import { parseJson } from '../../src/lib/json.ts';

/** The last reports of a fleet. */
export type ReportLog = {
  /** False if the text is not a report. Nothing of it is kept then. */
  readonly take: (text: string) => boolean;
  readonly summary: () => Summary;
  readonly clear: () => void;
};

type Summary = ReturnType<typeof summaryOf>;

const mostReports = 1000;

export function createReportLog(): ReportLog {
  let reports: readonly Report[] = [];
  return {
    take: text => {
      const report = closedReport(parseJson(text));
      if (report === null) return false;
      reports = [...reports, report].slice(-mostReports);
      return true;
    },
    summary: () => summaryOf(reports),
    clear: () => {
      reports = [];
    },
  };
}

type Counted = { readonly count: number };

/** Merges equal rows and adds their counts. The most frequent row comes first. */
function sums<Row extends Counted>(rows: readonly Row[]): readonly Row[] {
  const found = new Map<string, Row>();
  for (const row of rows) {
    const key = JSON.stringify({ ...row, count: 0 });
    found.set(key, { ...row, count: (found.get(key)?.count ?? 0) + row.count });
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count);
}

/** Percentiles by the nearest rank. */
function percentiles(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { count: sorted.length, p50: at(0.5), p75: at(0.75), p95: at(0.95) };
}

function summaryOf(reports: readonly Report[]) {
  type Lists = 'errors' | 'files' | 'violations';
  const ofBuilds = <Name extends Lists>(name: Name) =>
    sums(reports.flatMap(({ build, [name]: rows = [] }) => rows.map(row => ({ build, ...row }))));
  const values = new Map<string, number[]>();
  for (const { name, route, value } of reports.flatMap(({ vitals = [] }) => vitals)) {
    const what = `${name} ${route}`;
    values.set(what, [...(values.get(what) ?? []), value]);
  }
  const logIns = reports.flatMap(({ logInMs = [] }) => logInMs);
  const whole = (name: 'version' | 'build' | 'engine' | 'language') =>
    sums(reports.map(report => ({ name: report[name], count: 1 })));
  return {
    reports: reports.length,
    installed: reports.filter(({ installed }) => installed).length,
    versions: whole('version'),
    builds: whole('build'),
    engines: whole('engine'),
    languages: whole('language'),
    errors: ofBuilds('errors'),
    files: ofBuilds('files'),
    violations: ofBuilds('violations'),
    calls: sums(reports.flatMap(({ calls = [] }) => calls)),
    bids: sums(reports.flatMap(({ bids = [] }) => bids)),
    vitals: [...values]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([what, numbers]) => {
        const [name = '', route = ''] = what.split(' ');
        return { name, route, ...percentiles(numbers) };
      }),
    logIn: percentiles(logIns),
  };
}
