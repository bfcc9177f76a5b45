import { createClient } from '../../../src/api/client.ts';
import { plainConfig } from '../../../src/api/plain-config.ts';
import { markets } from '../../../src/contract/markets.ts';
import { createClock } from '../../../src/lib/clock.ts';
import { startPoll } from '../../../src/lib/poll.ts';
import { pauseAfter } from '../../../src/state/core/resource.ts';
import type { VirtualProvider } from './virtual-provider.ts';

const deviceNow = (): number => performance.now();
const clock = createClock({ mode: 'device', zone: 'Asia/Kolkata', deviceNow });

/**
 * One phone with the markets on its screen, with the app's own poll and client. It polls like
 * `src/state/core/resource.ts` but without its store, because a hundred thousand stores do not fit into a
 * machine.
 */
export function virtualClient(provider: VirtualProvider) {
  let active = true;
  let changed = (): void => undefined;
  let stop = (): void => undefined;
  let lastText: string | null = null;
  let lastSent = Number.NEGATIVE_INFINITY;
  let shortest = Number.POSITIVE_INFINITY;
  let notBefore = 0;
  let early = 0;

  const fetch = async (_url: string, init: RequestInit): Promise<Response> => {
    const now = performance.now();
    shortest = Math.min(shortest, now - lastSent);
    lastSent = now;
    if (now < notBefore) early += 1;
    const reply = await provider.answer(init.signal);
    notBefore = performance.now() + Number(reply.headers.get('retry-after')) * 1000;
    return reply;
  };
  const client = createClient({ fetch, config: plainConfig, clock, deviceNow, token: () => 'token' });
  const setActive = (next: boolean): void => {
    active = next;
    changed();
  };
  return {
    /** Opens the page, or loads it again. */
    open: (): void => {
      stop();
      lastSent = Number.NEGATIVE_INFINITY;
      notBefore = 0;
      stop = startPoll({
        everyMs: plainConfig.pollSeconds * 1000,
        page: {
          active: () => active,
          onChange: listener => {
            changed = listener;
            return () => undefined;
          },
        },
        random: Math.random,
        ask: async () => {
          const answer = await client.poll(markets.dashboard, {}, lastText);
          if (answer.ok && answer.value.changed) lastText = answer.value.text;
          return pauseAfter(answer);
        },
      });
    },
    hide: () => setActive(false),
    show: () => setActive(true),
    close: () => stop(),
    /** The shortest time between two requests, in milliseconds. */
    shortest: () => shortest,
    /** The requests that left before the time of a `Retry-After`. */
    early: () => early,
  };
}
