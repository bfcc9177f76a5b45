/** 'shared' also means a share dialog that the player closed. */
export type Sharing = 'shared' | 'copied' | 'failed';

/** Copies the text if the device has no share dialog. Call it inside a tap. */
export async function shareText(text: string): Promise<Sharing> {
  if ('share' in navigator) {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      // Any other error means that the dialog did not open.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copyText(text)) ? 'copied' : 'failed';
}

/** False if the browser forbids it. On plain http it copies a selection. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const box = document.createElement('textarea');
  box.value = text;
  box.readOnly = true;
  document.body.append(box);
  box.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way without a secure context
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    box.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/** Call it inside a tap. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Milliseconds, because a slow phone does not copy the file at once.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
