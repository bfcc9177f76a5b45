import { afterEach, expect, it, vi } from 'vitest';
import { type Sharing, shareText } from '../../src/ui/hooks/share-text.ts';

/** A device: how its share dialog ends, if it has one, and the copied text. */
function device(share: (() => Promise<void>) | null): readonly string[] {
  const copied: string[] = [];
  const writeText = async (text: string): Promise<void> => void copied.push(text);
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...(share === null ? {} : { share }) });
  return copied;
}

afterEach(() => vi.unstubAllGlobals());

it.each<[how: string, share: (() => Promise<void>) | null, end: Sharing, copies: readonly string[]]>([
  ['the dialog is used', () => Promise.resolve(), 'shared', []],
  ['the player closes the dialog', failing('AbortError'), 'shared', []],
  ['the browser refuses the dialog', failing('NotAllowedError'), 'copied', ['Placed']],
  ['there is no dialog', null, 'copied', ['Placed']],
])('%s', async (_how, share, end, copies) => {
  const copied = device(share);
  expect(await shareText('Placed')).toBe(end);
  expect(copied).toEqual(copies);
});

function failing(name: string): () => Promise<void> {
  return async () => {
    throw new DOMException('No', name);
  };
}
