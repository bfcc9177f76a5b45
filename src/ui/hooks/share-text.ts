import { copyText } from './copy-text.ts';

/** How sharing ended: in the device's own dialog, whatever the player did there, by a copy, or not at all. */
export type Sharing = 'shared' | 'copied' | 'failed';

/** Hands a text to the share dialog of the device; where there is none, copies it. Call it inside a tap. */
export async function shareText(text: string): Promise<Sharing> {
  if ('share' in navigator) {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      // The player has closed the dialog. Any other error means that it was not shown.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copyText(text)) ? 'copied' : 'failed';
}
