import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { filesOf } from '../../../src/export/write.ts';

/**
 * Runs first in each page: `matkaSaid` holds what goes wrong, in engines whose driver has no console too, and
 * `matkaLinks` the payment links that were opened; none is followed. The screen is one that takes touches, as a phone's.
 */
const recorder = `const said = (self.matkaSaid = []), links = (self.matkaLinks = []);
addEventListener('error', event => said.push('error: ' + event.message));
addEventListener('unhandledrejection', event => said.push('rejection: ' + event.reason));
addEventListener('securitypolicyviolation', event => said.push('policy: ' + event.violatedDirective));
for (const level of ['error', 'warn']) {
  const own = console[level].bind(console);
  console[level] = (...words) => { said.push(words.join(' ')); own(...words); };
}
Object.defineProperty(navigator, 'maxTouchPoints', { get: () => 1 });
const press = HTMLAnchorElement.prototype.click;
HTMLAnchorElement.prototype.click = function () {
  if (/^(upi|phonepe|tez|paytmmp):/.test(this.href)) links.push(this.href);
  else press.call(this);
};`;

/** A browser that keeps nothing, as some do with cookies switched off: each look at a storage throws. */
const refusal = `for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
  Object.defineProperty(self, name, { configurable: true, get() { throw new DOMException(name, 'SecurityError'); } });`;

/** Puts the recorder into all pages of a built site, and allows it in their policies. */
export function instrument(folder: string, { storage }: { readonly storage: boolean }): void {
  const script = `{${recorder}${storage ? '' : refusal}}`;
  const hash = createHash('sha256').update(script).digest('base64');
  for (const file of filesOf(folder).filter(name => name.endsWith('.html'))) {
    const page = readFileSync(file, 'utf8');
    const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
    const changed = page
      .replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`)
      .replace(policy, meta => `${meta}<script>${script}</script>`);
    if (!changed.includes(hash) || !changed.includes(script)) throw new Error(`No policy in ${file}`);
    writeFileSync(file, changed);
  }
}
