import { act } from '@testing-library/react';
import type { AppMock } from './app-mock.ts';

/**
 * Lets the provider answer the next call of a path, but keeps the reply from the app: a slow line, without waiting.
 * `asked` resolves once the call is there, `deliver` hands the reply over and waits until the app has dealt with it.
 */
export function holdReply(mock: AppMock, path: string) {
  const { fetch } = mock;
  const [asked, gate] = [signal(), signal()];
  let held = false;
  const slow: typeof globalThis.fetch = async (input, init) => {
    const reply = await fetch(input, init);
    if (!held && new URL(input instanceof Request ? input.url : input, 'http://mock').pathname === path) {
      held = true;
      asked.give();
      await gate.given;
    }
    return reply;
  };
  Object.assign(mock, { fetch: slow });
  return {
    asked: asked.given,
    deliver: () =>
      act(async () => {
        gate.give();
        for (let turn = 0; turn < 20; turn += 1) await new Promise(resolve => setImmediate(resolve));
      }),
  };
}

function signal() {
  let give = (): void => undefined;
  const given = new Promise<void>(resolve => (give = resolve));
  return { given, give: (): void => give() };
}
