import { button, by, fill, make } from './page.js';

export function startReports(act) {
  by('#report-buttons').append(
    button('Forget all', act('DELETE', 'reports', undefined, 'Reports forgotten.')),
  );
}

export function showReports(summary) {
  fill('#report-tables', summary, () => [
    make('p', {}, about(summary)),
    ...tables.map(([caption, name, columns]) => table(caption, summary[name], columns)),
  ]);
}

function about({ reports, installed, versions, builds, engines, languages, logIn }) {
  const names = list => list.map(({ name, count }) => `${name} (${count})`).join(', ');
  if (reports === 0) return 'No page has reported yet.';
  return [
    `${reports} ${reports === 1 ? 'report' : 'reports'}, ${installed} from installed apps`,
    ...[versions, builds, engines, languages].map(names),
    ...(logIn.count > 0 ? [`first log-in after ${logIn.p50} ms (50 %), ${logIn.p95} ms (95 %)`] : []),
  ].join(' · ');
}

/** Caption, name and fields of each table. */
const tables = [
  ['Errors', 'errors', 'build route kind name message stack count'],
  ['Files that did not load', 'files', 'build route file count'],
  ['Violations of the policy', 'violations', 'build route directive blocked count'],
  ['Ends of bids', 'bids', 'end count'],
  ['Calls that failed', 'calls', 'call failed count'],
  ['Vitals (in ms)', 'vitals', 'route name count p50 p75 p95'],
];

function table(caption, rows, fields) {
  if (rows.length === 0) return make('p', { className: 'quiet' }, `${caption}: none.`);
  const names = fields.split(' ');
  const line = (tag, texts) => make('tr', {}, ...texts.map(text => make(tag, {}, text)));
  const cells = row => names.map(name => [row[name]].flat().join(', '));
  return make(
    'table',
    {},
    make('caption', {}, caption),
    make('thead', {}, line('th', names)),
    make('tbody', {}, ...rows.map(row => line('td', cells(row)))),
  );
}
