// Headless browsers have no voices, so the device's voices are those of the test.
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AppMock } from '../support/app-mock.ts';
import { onKalyan } from '../support/bids-on-kalyan.ts';
import { renderApp } from '../support/render-app.tsx';

type Voice = { readonly lang: string; readonly localService: boolean };
type Utterance = { readonly text: string; readonly lang?: string };

function deviceWith(voices: readonly Voice[]) {
  const spoken: Utterance[] = [];
  const cancel = vi.fn();
  const engine = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (words: Utterance) => void spoken.push(words),
    cancel,
  });
  vi.stubGlobal('speechSynthesis', engine);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    },
  );
  return { engine, spoken, cancel };
}

afterEach(() => vi.unstubAllGlobals());

const declared = (mock: AppMock): void => {
  onKalyan({ digits: '7', points: 50 })(mock);
  mock.declare('main', 1, '124', 'open');
};

it('Read aloud reads the results in words, and Stop reading ends it', async () => {
  const { spoken, cancel } = deviceWith([{ lang: 'en_IN', localService: true }]);
  const { user } = await renderApp('/results', { arrange: declared });
  await user.click(await screen.findByRole('button', { name: 'Read aloud' }));
  expect(spoken).toHaveLength(1);
  expect(spoken[0]).toMatchObject({ lang: 'en_IN' });
  expect(spoken[0]?.text).toContain('Kalyan Open: one two four, seven');
  expect(spoken[0]?.text).not.toContain('124-7');
  cancel.mockClear();
  await user.click(screen.getByRole('button', { name: 'Stop reading' }));
  expect(cancel).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeVisible();
});

it.each([
  ['no voice', []],
  ['a voice of another language', [{ lang: 'hi-IN', localService: true }]],
  ['a voice that sends the text to a server', [{ lang: 'en-US', localService: false }]],
])('a device with %s offers nothing', async (_, voices) => {
  deviceWith(voices);
  await renderApp('/results', { arrange: declared });
  await screen.findByText('124-7');
  expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull();
});

it('a voice that the device loads late is found', async () => {
  const voices: Voice[] = [];
  const { engine } = deviceWith(voices);
  await renderApp('/results', { arrange: declared });
  await screen.findByText('124-7');
  voices.push({ lang: 'en-IN', localService: true });
  act(() => void engine.dispatchEvent(new Event('voiceschanged')));
  expect(await screen.findByRole('button', { name: 'Read aloud' })).toBeVisible();
});
