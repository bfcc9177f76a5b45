// Every screen test starts in an empty document with empty storage, because files share one window (isolate:
// false).
import './shipped-react.ts';
import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import '../../src/ui/layout/common-parts.ts';
import { en } from '../../src/text/en.ts';
import { addWords } from '../../src/text/translate.ts';
import { speak } from '../../src/ui/overlays/spoken.tsx';
import { clearToasts } from '../../src/ui/overlays/toast.ts';
import { flushReplies } from './pass-time.ts';

addWords(en);

// happy-dom works out every property whenever one is asked for. Style sheets are not loaded here, so that an element
// without a style of its own looks like the next one of its kind.
// oxlint-disable-next-line typescript/unbound-method -- it is called with its window
const { getComputedStyle } = window;
const styles = new Map<string, CSSStyleDeclaration>();
if (getComputedStyle.name !== 'styleOfKind')
  window.getComputedStyle = function styleOfKind(element, pseudo) {
    const whole = (): CSSStyleDeclaration => getComputedStyle.call(window, element, pseudo);
    if (pseudo || !element.isConnected || element.hasAttribute('style')) return whole();
    const kind = `${element.localName} ${element.hasAttribute('hidden')} ${element.hasAttribute('open')}`;
    const known = styles.get(kind);
    if (known) return known;
    const [own, { style }] = [whole(), document.createElement('i')];
    for (const name of ['display', 'visibility', 'opacity', 'overflow-y'])
      style.setProperty(name, own.getPropertyValue(name));
    styles.set(kind, style);
    return style;
  };

// A test waits only until its element appears. The limit is for busy machines.
configure({
  asyncUtilTimeout: 5000,
  // After each step of virtual time, replies arrive and requested files are loaded.
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

// Files share one thread, so a part that is still loading when its file ends would fail in the next file.
afterAll(async () => {
  await vi.dynamicImportSettled();
});
