// Every screen test starts in an empty document with empty storage; files share one window (isolate: false).
import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import '../../src/app/shell/common-parts.ts';
import { en } from '../../src/text/en.ts';
import { addWords } from '../../src/text/translate.ts';
import { speak } from '../../src/ui/overlays/spoken.tsx';
import { clearToasts } from '../../src/ui/overlays/toast.ts';
import { flushReplies } from './pass-time.ts';

addWords(en);

// A test waits only until its element appears; the limit is for busy machines.
configure({
  asyncUtilTimeout: 5000,
  // After a step of virtual time replies arrive, and files that were asked for are loaded.
  unstable_advanceTimersWrapper: async step => {
    await act(async () => step());
    await flushReplies();
    await vi.dynamicImportSettled();
  },
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'jest');
  cleanup();
  clearToasts();
  speak('');
  localStorage.clear();
  sessionStorage.clear();
});

// happy-dom resets a form without a `reset` event; a browser sends one that listeners can cancel.
// oxlint-disable-next-line typescript/unbound-method -- it is called with its form
const { reset } = HTMLFormElement.prototype;
if (reset.name !== 'askFirst')
  HTMLFormElement.prototype.reset = function askFirst() {
    if (this.dispatchEvent(new Event('reset', { bubbles: true, cancelable: true }))) reset.call(this);
  };
