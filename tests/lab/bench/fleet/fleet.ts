import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Figure, Given, Section } from '../section.ts';
import type { Line } from './counting-front.ts';
import { events, type Fleet } from '../../../support/fleet/events.ts';
import { type PlayerTraffic, playerTraffic } from './player-traffic.ts';

const clients = 100_000;
/** Seconds from a poll to the next one: the period, and a reply in between. */
const turn = 5.1;

/** Measures the requests of one player, and the load of many players, also when all do the same at once. */
export async function fleet({ browser }: Given): Promise<Section> {
  const traffic = await playerTraffic(browser);
  return {
    title: 'A fleet of players',
    figures: [...ofOne(traffic), ...ofMany(traffic), ...ofEvents()],
  };
}

const ofOne = ({ first, again, hour }: PlayerTraffic): readonly Figure[] =>
  Object.entries({
    'a first visit with a log-in, until all screens are kept': first,
    'a return to the markets': again,
    'an hour at the markets': hour,
  }).flatMap(([when, { site, provider }]) => [
    { ...requests(`${when}: requests to the site`, site), ...(site === first.site && atMost(45)) },
    { ...kB(`${when}: from the site, gzip`, site.bytes), ...(site === first.site && atMost(330)) },
    requests(`${when}: requests to the provider`, provider),
    kB(`${when}: from the provider`, provider.bytes),
    kB(`${when}: from the provider, with gzip`, provider.packed),
  ]);

const atMost = (value: number): Pick<Figure, 'limit'> => ({ limit: { value, of: 'value', at: 'most' } });
const requests = (what: string, { requests: value }: Line): Figure => ({ what, value, unit: '' });
const kB = (what: string, bytes: number): Figure => ({ what, value: bytes / 1000, unit: 'kB' });

/** All of them with the markets on the screen. */
const ofMany = ({ first, hour }: PlayerTraffic): readonly Figure[] =>
  [10_000, 100_000, 1_000_000].flatMap(players => {
    const all = `${players.toLocaleString('en')} players`;
    const gigabits = (bytes: number): number => (bytes * 8 * players) / 1e9;
    return [
      { what: `${all} at the markets: polls a second`, value: players / turn, unit: '' },
      {
        what: `${all} at the markets: replies of the provider`,
        value: gigabits(hour.provider.bytes / 3600),
        unit: 'Gbit/s',
      },
      {
        what: `${all} at the markets: the same with gzip`,
        value: gigabits(hour.provider.packed / 3600),
        unit: 'Gbit/s',
      },
      {
        what: `${all} at the markets: requests a second to the site`,
        value: (hour.site.requests / 3600) * players,
        unit: '',
      },
      {
        what: `${all} come for the first time within an hour: from the CDN`,
        value: gigabits(first.site.bytes / 3600),
        unit: 'Gbit/s',
      },
    ];
  });

const run = fileURLToPath(new URL('run.ts', import.meta.url));

/** Each runs in a separate process, which has the memory for itself. */
function ofEvents(): readonly Figure[] {
  const ends = Object.entries(events).map(([name, { what }]) => {
    const args = ['--max-old-space-size=8000', '--import', 'tsx', run, name, String(clients)];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it prints a `Fleet`
    return { what, fleet: JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Fleet };
  });
  return [
    ...ends.map(({ what, fleet }): Figure => afterwards(what, fleet)),
    ...ends.map(({ what, fleet: { mean, peakWithin } }): Figure => ({
      what: `while it happens: ${what}`,
      value: mean * peakWithin,
      unit: 'a second',
      beside: { what: 'afterwards', value: mean },
    })),
    {
      what: 'the shortest time between two polls of a phone',
      value: Math.min(...ends.map(({ fleet }) => fleet.shortest)),
      unit: 'ms',
      limit: { value: 5000, of: 'value', at: 'least' },
    },
    {
      what: 'polls before the time of a Retry-After',
      value: ends.reduce((sum, { fleet }) => sum + fleet.early, 0),
      unit: '',
      limit: { value: 0, of: 'value', at: 'most' },
    },
  ];
}

const afterwards = (what: string, { mean, peak }: Fleet): Figure => ({
  what: `the fullest second after ${what}`,
  value: mean * peak,
  unit: 'a second',
  beside: { what: 'on average', value: mean },
  limit: { value: 1.5, of: 'ratio', at: 'most' },
});
