// Every screen test starts in an empty document with empty storage; files share one window (isolate: false).
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import '../../src/app/shell/common-parts.ts';
import { en } from '../../src/text/en.ts';
import { addWords } from '../../src/text/translate.ts';
import { clearToasts } from '../../src/ui/overlays/toast.ts';

addWords(en);

// Waiting for a thing ends when it is there; the limit is for busy machines.
configure({ asyncUtilTimeout: 5000 });

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  clearToasts();
  localStorage.clear();
  sessionStorage.clear();
});

// happy-dom empties a form whatever its `reset` listeners say; browsers ask them first.
// oxlint-disable-next-line typescript/unbound-method -- it is called with its form
const { reset } = HTMLFormElement.prototype;
if (reset.name !== 'askFirst')
  HTMLFormElement.prototype.reset = function askFirst() {
    if (this.dispatchEvent(new Event('reset', { bubbles: true, cancelable: true }))) reset.call(this);
  };
