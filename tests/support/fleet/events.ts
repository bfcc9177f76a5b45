import { seeded } from '../virtual-time.ts';
import { virtualClient } from './virtual-client.ts';
import { type Behaviour, virtualProvider } from './virtual-provider.ts';
import { takeTime } from './virtual-timers.ts';

/** An event that hits all players at the same time. Times are in seconds since the start. */
type Event = {
  readonly what: string;
  /** When each client opens, reloads, looks away or looks again; `share` is 0 to 1, at random. */
  readonly steps: readonly {
    readonly does: 'open' | 'hide' | 'show';
    readonly at: (share: number) => number;
  }[];
  readonly provider?: readonly { readonly from: number; readonly is: Behaviour }[];
  /** Counting begins at this second, when the event itself is over. */
  readonly over: number;
};

/** The number of seconds of counting. */
const counted = 60;

/** All players have had the markets open since the first minute. */
const open = { does: 'open', at: (share: number) => 60 * share } as const;
const outage = (is: Behaviour) => [
  { from: 110, is },
  { from: 710, is: { kind: 'good' } as const },
];

export const events = {
  start: { what: 'the start of a market: all open the app within a minute', steps: [open], over: 60 },
  down: {
    what: '10 minutes in which every call fails',
    steps: [open],
    provider: outage({ kind: 'down' }),
    over: 710,
  },
  hanging: {
    what: '10 minutes in which no call is answered, then all at once',
    steps: [open],
    provider: outage({ kind: 'hanging' }),
    over: 710,
  },
  busy: {
    what: '10 minutes of 503 with Retry-After: 60',
    steps: [open],
    provider: outage({ kind: 'busy', retryAfter: 60 }),
    over: 780,
  },
  deploy: {
    what: 'a deploy: all reload within a minute',
    steps: [open, { does: 'open', at: share => 90 + 60 * share }],
    over: 150,
  },
  morning: {
    what: 'all phones are looked at within the second of 9:00:00',
    steps: [open, { does: 'hide', at: () => 70 }, { does: 'show', at: share => 100 + share }],
    over: 101,
  },
} as const satisfies Readonly<Record<string, Event>>;

/** The load that an event caused for the provider. */
export type Fleet = {
  /** Requests per second over the counted time. */
  readonly mean: number;
  /** The busiest second in units of the mean: after the event, and during it. */
  readonly peak: number;
  readonly peakWithin: number;
  /** The shortest time between two requests of a client that was not reloaded in between, in milliseconds. */
  readonly shortest: number;
  /** Requests that left before the time of a `Retry-After`. */
  readonly early: number;
};

/** Lets an event happen to `clients` phones, each with the app's own polls, in virtual time. */
export async function simulate(
  { steps, provider: course = [], over }: Event,
  clients: number,
  seed: number,
): Promise<Fleet> {
  const random = seeded(seed);
  const time = takeTime(random);
  const end = over + counted;
  const provider = virtualProvider(end);
  const phones = Array.from({ length: clients }, () => virtualClient(provider));
  try {
    for (const { from, is } of course) time.at(from * 1000, () => provider.behave(is));
    for (const { does, at } of steps)
      for (const phone of phones) time.at(at(random()) * 1000, () => phone[does]());
    await time.passTo(end * 1000);
    for (const phone of phones) phone.close();
    const after = provider.perSecond.slice(over, end);
    const mean = after.reduce((sum, each) => sum + each, 0) / counted;
    const within = provider.perSecond.slice(0, over);
    return {
      mean,
      peak: Math.max(...after) / mean,
      peakWithin: Math.max(...within) / mean,
      shortest: Math.min(...phones.map(phone => phone.shortest())),
      early: phones.reduce((sum, phone) => sum + phone.early(), 0),
    };
  } finally {
    time.restore();
  }
}

/** The event with that name in `events`. */
export function eventNamed(name: string): Event {
  const found = new Map<string, Event>(Object.entries(events)).get(name);
  if (found === undefined) throw new Error(`No event is called ${name}`);
  return found;
}
