import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from '../../src/ui/hooks/share-text.ts';

afterEach(() => vi.unstubAllGlobals());

it('without a clipboard a selection is copied, and the focus stays where it was', async () => {
  vi.stubGlobal('navigator', {});
  const copied: string[] = [];
  const execCommand = (): boolean => {
    const box = document.activeElement;
    if (box instanceof HTMLTextAreaElement) copied.push(box.value);
    return true;
  };
  Object.assign(document, { execCommand });
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  expect(await copyText('Placed')).toBe(true);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
  button.remove();
});
