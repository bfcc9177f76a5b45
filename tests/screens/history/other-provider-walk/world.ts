// An independent provider with quirks drawn at random, behind a separate `fetch`, in a time that only the test moves.
import { Agent, request } from 'node:http';
import { vi } from 'vitest';
import type { ConfigFile } from '../../../../src/api/config.ts';
import type { AppMock } from '../../../support/app-mock.ts';
import type { OtherProviderOptions } from '../../../support/other-provider/options.ts';
import { defaultMarkets } from '../../../support/other-provider/markets.ts';
import { type OtherProvider, startOtherProvider } from '../../../support/other-provider/other-provider.ts';
import { seeded } from '../../../support/virtual-time.ts';
import { publishedKey, type Snapshot } from './books.ts';

export const player = '9876543210';

/** 26 November 2026, 8:00 AM in Kolkata. */
const start = Date.UTC(2026, 10, 26, 2, 30);
const minuteMs = 60_000;

export type Chance = {
  readonly is: (share: number) => boolean;
  readonly one: <T>(list: readonly T[]) => T;
};

export function chanceOf(seed: number): Chance {
  const next = seeded(seed);
  return {
    is: share => next() < share,
    one: list => {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new Error('an empty list');
      return found;
    },
  };
}

type Drawn = {
  readonly options: OtherProviderOptions;
  readonly config: Partial<ConfigFile>;
  readonly skew: number;
};

function drawWorld({ is, one }: Chance): Drawn {
  const lag = one([0, 0, 10, 30]);
  const upToLag = (): number => one([0, lag / 2, lag]);
  // An operator says `daily` only of boards that are emptied at midnight, on every day.
  const daily = is(0.15);
  const server = is(0.5);
  return {
    options: {
      clock: { at: '2026-11-26 08:00' },
      boards: daily
        ? { clearedAt: 0 }
        : one(['kept', 'kept', { clearedAt: 0 }, { clearedAt: 9 * 60 }, { clearedAt: 14 * 60 }]),
      // The results of MAIN BAZAR may be declared after midnight, when the boards were emptied.
      markets: daily ? defaultMarkets.filter(({ name }) => name !== 'MAIN BAZAR') : defaultMarkets,
      holidays: !daily && is(0.4) ? [one([0, 5, 6])] : [],
      replicaLagSeconds: daily ? 0 : upToLag(),
      historyLagSeconds: upToLag(),
      walletLagSeconds: upToLag(),
      otp: { length: one([4, 6]), as: one(['text', 'number']) },
      flags: one(['boolean', 'text', 'number', 'digit']),
      amounts: one(['text', 'decimals', 'number']),
      dates: one(['named', 'numeric']),
      times: is(0.3),
      emptyResult: one(['', '***', null]),
      returnedBids: one(['leave', 'stay']),
      debits: one(['submission', 'row']),
      winDates: one(['credit', 'market']),
      warnings: is(0.5),
      dateHeader: server ? 'provider' : { offsetMs: one([0, 45, -600]) * minuteMs },
    },
    config: {
      clock: server ? 'server' : 'device',
      readLagSeconds: lag,
      ...(daily && { boards: 'daily' }),
    },
    skew: server ? one([0, 0, 37, -90]) * minuteMs : 0,
  };
}

export type WalkWorld = Awaited<ReturnType<typeof createWalkWorld>>;

/** Dates and timers are to be faked. `lines`: each list of the provider ends after so many of its newest lines. */
export async function createWalkWorld(chance: Chance, lines: number | null) {
  const { options: drawn, config, skew } = drawWorld(chance);
  const options = { ...drawn, lines };
  vi.setSystemTime(start);
  const provider = await startOtherProvider(options);
  const agent = new Agent({ keepAlive: true });
  const login = await send(agent, provider.url, '/api-user-login', { mobile: player, password: 'demo1234' });
  const { unique_token } = JSON.parse(login.text) as { readonly unique_token: string };
  let underWay = 0;
  const fetch = async (input: unknown, init?: RequestInit): Promise<Response> => {
    const url = new URL(String(input), provider.url);
    underWay += 1;
    try {
      const body = typeof init?.body === 'string' ? init.body : '';
      const reply = await send(agent, provider.url, url.pathname + url.search, body, init?.method);
      init?.signal?.throwIfAborted();
      return new Response(reply.text, { status: reply.status, headers: { date: reply.date } });
    } finally {
      underWay -= 1;
    }
  };
  const past: Snapshot[] = [];
  /** Milliseconds that the page could run, without those of sleep. */
  let ran = 0;
  const published = new Set<string>();
  const snapshot = (): Snapshot => ({
    until: ran,
    truth: provider.truth(player),
    ledger: provider.ledger(player),
    boards: new Map(provider.markets.map(({ name }) => [name, provider.board(name)])),
    published,
  });
  const users = [{ user_name: 'Asha Kulkarni', unique_token, mobile: player }];
  return {
    provider,
    options,
    config,
    deviceNow: () => Date.now() + skew,
    // `renderApp` asks a mock for no more than this.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it stands in for a mock
    mock: { fetch, now: () => Date.now(), data: () => ({ users }) } as unknown as AppMock,
    isBusy: () => underWay > 0,
    /** Anything that changes the truth. Throws nothing, because a refused change has not happened. */
    change: (act: (provider: OtherProvider) => void): string | null => {
      const before = snapshot();
      try {
        act(provider);
      } catch (error) {
        return error instanceof Error ? error.message : 'refused';
      }
      past.push(before);
      for (const result of provider.truth(player).results)
        for (const side of ['open', 'close'] as const) {
          const figures = result[side];
          if (figures !== null) published.add(publishedKey(result.market, result.day, side, figures));
        }
      return null;
    },
    bid: async (path: string, body: object): Promise<string> => {
      const before = snapshot();
      const { text } = await send(agent, provider.url, path, { unique_token, ...body });
      past.push(before);
      return text;
    },
    /** The present state, and the states of the last `ms`, the newest first. */
    recent: (ms: number): readonly Snapshot[] => [
      snapshot(),
      ...past.filter(({ until }) => until >= ran - ms).toReversed(),
    ],
    /** The provider's time follows the test's. */
    passed: (ms: number) => {
      ran += ms;
      provider.advance(ms / minuteMs);
    },
    /** The time jumps as on a phone that slept. */
    jump: (minutes: number) => {
      vi.setSystemTime(Date.now() + minutes * minuteMs);
      provider.advance(minutes);
    },
    end: async () => {
      agent.destroy();
      await provider.close();
    },
  };
}

type Reply = { readonly status: number; readonly date: string; readonly text: string };

/** Not the window's `fetch`, whose timers a test may have stopped. */
function send(
  agent: Agent,
  host: string,
  path: string,
  body: object | string,
  method = 'POST',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = request(
      host + path,
      { method, agent, headers: { 'content-type': 'application/json' } },
      reply => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => (text += part));
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, date: reply.headers.date ?? '', text }),
        );
      },
    );
    asked.on('error', reject);
    const sent =
      typeof body === 'string' ? body : JSON.stringify({ env_type: 'Prod', app_key: 'demo', ...body });
    asked.end(method === 'GET' ? '' : sent);
  });
}
