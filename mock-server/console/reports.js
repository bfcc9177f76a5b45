import { button, by, fill, make } from './page.js';

export function startReports(act) {
  by('#report-buttons').append(
    button('Forget all', act('DELETE', 'reports', undefined, 'Reports forgotten.')),
  );
}

export function showReports(summary) {
  fill('#report-tables', summary, () => [
    make('p', {}, about(summary)),
    ...tables.map(([caption, heads, rows]) => table(caption, heads, rows(summary))),
  ]);
}

function about({ reports, installed, versions, builds, engines, languages, logIn }) {
  const names = list => list.map(({ name, count }) => `${name} (${count})`).join(', ');
  if (reports === 0) return 'No page has reported yet.';
  return [
    `${reports} ${reports === 1 ? 'report' : 'reports'}, ${installed} from installed apps`,
    `version ${names(versions)}`,
    `build ${names(builds)}`,
    names(engines),
    names(languages),
    ...(logIn.count > 0
      ? [`first log-in after ${seconds(logIn.p50)} (half), ${seconds(logIn.p95)} (95 of 100)`]
      : []),
  ].join(' · ');
}

const seconds = ms => `${(ms / 1000).toFixed(1)} s`;
const vital = (name, value) => (name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`);

/** Each with its caption, its heads, and its rows of a summary. */
const tables = [
  [
    'Errors',
    ['Build', 'Route', 'What', 'Where', 'Times'],
    ({ errors }) =>
      errors.map(({ build, route, kind, name, message, stack, count }) => [
        build,
        route,
        `${name}: ${message}${kind === 'rejection' ? ' (in a promise)' : ''}`,
        stack.join(', '),
        count,
      ]),
  ],
  [
    'Files that did not load',
    ['Build', 'Route', 'File', 'Times'],
    ({ files }) => files.map(({ build, route, file, count }) => [build, route, file, count]),
  ],
  [
    'Violations of the content policy',
    ['Build', 'Route', 'Directive', 'Blocked', 'Times'],
    ({ violations }) =>
      violations.map(({ build, route, directive, blocked, count }) => [
        build,
        route,
        directive,
        blocked,
        count,
      ]),
  ],
  ['Ends of bids', ['End', 'Times'], ({ bids }) => bids.map(({ end, count }) => [end, count])],
  [
    'Calls that failed',
    ['Call', 'How', 'Times'],
    ({ calls }) => calls.map(({ call, failed, count }) => [call, failed, count]),
  ],
  [
    'Vitals',
    ['Route', 'What', 'Pages', '50 of 100', '75 of 100', '95 of 100'],
    ({ vitals }) =>
      vitals.map(({ name, route, count, p50, p75, p95 }) => [
        route,
        name,
        count,
        ...[p50, p75, p95].map(value => vital(name, value)),
      ]),
  ],
];

function table(caption, heads, rows) {
  if (rows.length === 0) return make('p', { className: 'quiet' }, `${caption}: none.`);
  const line = cells => make('tr', {}, ...cells.map(cell => make('td', {}, String(cell))));
  return make(
    'table',
    {},
    make('caption', {}, caption),
    make('thead', {}, make('tr', {}, ...heads.map(head => make('th', { scope: 'col' }, head)))),
    make('tbody', {}, ...rows.map(line)),
  );
}
