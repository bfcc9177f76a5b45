import { act } from '@testing-library/react';
import type { AppMock } from './app-mock.ts';

/**
 * Holds back the reply to the next call of a path, as a slow line does. `asked` resolves when the provider has made the
 * reply. `deliver` passes it to the app and waits until the app has handled it.
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
