import { button, by, fill, make, onSubmit } from './page.js';

const kinds = {
  status: 'answers with an error code',
  latency: 'answers late',
  drop: 'cuts the line before it does anything',
  'drop-after': 'does it, then cuts the line',
  reset: 'resets the connection before it does anything',
  'reset-after': 'does it, then resets the connection',
  hang: 'never answers',
  empty: 'answers with nothing',
  truncate: 'answers with half of it',
  'short-body': 'promises more than it sends',
  'broken-chunk': 'breaks off in a garbled chunk',
  html: 'answers with an error page',
  noise: 'answers with clutter around it',
  'wrong-types': 'mixes up numbers and texts',
  'missing-fields': 'leaves fields out',
  'false-status': 'says no',
  huge: 'answers with 5 MB',
  'slow-drip': 'answers byte by byte',
  reply: 'answers with the text you type',
  lag: 'shows lists some seconds late',
  'stale-cache': 'repeats its answer for some seconds',
  'two-replicas': 'shows every second list late',
  'repeat-lines': 'sends the first line twice',
  'last-lines': 'ends lists after the newest lines',
  rename: 'writes names in another way',
};
const numeric = new Set([
  'status',
  'latency',
  'slow-drip',
  'lag',
  'stale-cache',
  'two-replicas',
  'last-lines',
]);

export function startFaults(act, sets, endpoints) {
  by('#sets').append(
    ...sets.map(({ name, shows }) =>
      make(
        'li',
        {},
        button(name, act('POST', 'faults', { set: name }, `${name}: on.`)),
        make('span', { className: 'quiet' }, shows),
      ),
    ),
  );
  by('#fault select[name=kind]').append(
    ...Object.entries(kinds).map(([kind, words]) => make('option', { value: kind }, words)),
  );
  by('#fault select[name=path]').append(
    make('option', { value: '*' }, 'every call'),
    ...endpoints.map(({ name, path }) => make('option', { value: path }, `${name} (${path})`)),
  );
  onSubmit('#latency', ({ ms }) =>
    act('POST', 'latency', { ms: Number(ms) }, `Every answer takes ${ms} ms longer.`)(),
  );
  onSubmit('#fault', ({ kind, path, value, times, one }) => {
    const given = value.trim() === '' ? {} : { value: numeric.has(kind) ? Number(value) : value };
    const rule = { kind, path, times: Number(times), chance: 1 / Number(one), ...given };
    return act(
      'POST',
      'faults',
      rule,
      `Set: ${path === '*' ? 'every call' : path}, the mock ${kinds[kind]}.`,
    )();
  });
}

export function offerPath(path) {
  const choice = by('#fault select[name=path]');
  if (![...choice.options].some(option => option.value === path)) choice.append(make('option', {}, path));
}

export function showFaults(faults, act) {
  fill('#faults', faults, () => {
    const sets = [...new Set(faults.flatMap(({ set }) => (set === undefined ? [] : [set])))];
    const single = faults.filter(({ set }) => set === undefined);
    if (faults.length === 0) return [make('li', { className: 'quiet' }, 'No fault is set.')];
    return [
      ...sets.map(set =>
        make(
          'li',
          {},
          make('strong', {}, set),
          button('Remove', act('DELETE', `faults/${encodeURIComponent(set)}`, undefined, `${set}: off.`)),
        ),
      ),
      ...single.map(fault =>
        make(
          'li',
          {},
          `${fault.path === '*' ? 'Every call' : fault.path}: the mock ${kinds[fault.kind]}`,
          make('span', { className: 'quiet' }, often(fault)),
          button('Remove', act('DELETE', `faults/${fault.id}`, undefined, 'Fault removed.')),
        ),
      ),
    ];
  });
}

const often = ({ times, chance, every, nth, player }) =>
  [
    ...(player === undefined ? [] : [`of ${player}`]),
    ...(every === undefined ? [] : [`each ${every}. call`]),
    nth !== undefined
      ? `calls number ${[nth].flat().join(', ')}`
      : times === -1
        ? 'until removed'
        : `${times} more`,
    ...(chance < 1 ? [`one in ${Math.round(1 / chance)}`] : []),
  ].join(', ');
