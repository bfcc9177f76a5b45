// Compares the words of a screen reader, on a walk by keyboard, with a written transcript.
import { type CDPSession, expect, type Page } from '@playwright/test';
import * as v from 'valibot';

const property = v.object({ name: v.string(), value: v.object({ value: v.optional(v.unknown()) }) });
const text = v.optional(v.object({ value: v.optional(v.union([v.string(), v.number(), v.boolean()])) }));
const tree = v.object({
  nodes: v.array(
    v.object({
      role: text,
      name: text,
      description: text,
      value: text,
      properties: v.optional(v.array(property)),
    }),
  ),
});

/** States that are spoken, with their words where they have this value. */
const spokenStates: readonly (readonly [name: string, value: string, words: string])[] = [
  ['checked', 'true', 'checked'],
  ['checked', 'false', 'not checked'],
  ['expanded', 'true', 'expanded'],
  ['disabled', 'true', 'unavailable'],
  ['invalid', 'true', 'invalid'],
  ['readonly', 'true', 'read-only'],
  ['busy', 'true', 'busy'],
];

const shown = (given: v.InferOutput<typeof text>): string => String(given?.value ?? '').trim();

/**
 * Runs in the page: keeps in `heard` what live regions say, as screen readers do it. A status that comes with its words
 * is silent, because most of them read only changes; an alert is read. Behind an open dialog nothing is read.
 */
function listen(): void {
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  const alerts = '[role=alert], [aria-live=assertive]';
  const regions = `${alerts}, output, [role=status], [role=log], [aria-live=polite]`;
  const last = new WeakMap<Element, string>();
  const words = (node: Node): string => {
    if (node instanceof Element && node.closest('[aria-hidden=true]') !== null) return '';
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    return [...node.childNodes].map(words).join(' ').replaceAll(/\s+/g, ' ').trim();
  };
  const say = (region: Element, said: string): void => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    if (modal !== undefined && !modal.contains(region)) return;
    if (said !== '' && said !== last.get(region)) heard.push(said);
    last.set(region, said);
  };
  new MutationObserver(changes => {
    const changed = new Map<Element, Node[]>();
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(regions) ?? null;
      if (region !== null)
        changed.set(region, [
          ...(changed.get(region) ?? []),
          ...(addedNodes.length > 0 ? addedNodes : [target]),
        ]);
      for (const node of addedNodes) {
        if (!(node instanceof Element) || region !== null) continue;
        const arrived = [...node.querySelectorAll(regions), ...(node.matches(regions) ? [node] : [])];
        for (const one of arrived) {
          if (one.matches(alerts) && one.isConnected) say(one, words(one));
          else last.set(one, words(one));
        }
      }
    }
    for (const [region, nodes] of changed) {
      if (!region.isConnected) continue;
      const parts = region.getAttribute('aria-atomic') === 'false';
      say(
        region,
        parts
          ? nodes
              .filter(node => node.isConnected)
              .map(words)
              .join(' ')
              .trim()
          : words(region),
      );
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Runs in the page: the named groups and dialogs around the focus, the outermost first. */
function around(): string[] {
  const names: string[] = [];
  let element = document.activeElement;
  while (element !== null) {
    const name =
      element.getAttribute('aria-label') ??
      document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
      element.querySelector(':scope > legend')?.textContent;
    const kind = element.matches('dialog')
      ? 'dialog'
      : element.matches('section, [role=region]') && element !== document.activeElement
        ? 'region'
        : element.matches('fieldset, [role=group], [role=radiogroup]') && element !== document.activeElement
          ? 'group'
          : null;
    if (kind !== null && name) {
      const described = (element.getAttribute('aria-describedby') ?? '').split(' ').flatMap(id => {
        const text = document.getElementById(id)?.innerText ?? '';
        return text === '' ? [] : [text.replaceAll(/\s+/g, ' ').trim()];
      });
      names.unshift([name, kind, ...(kind === 'dialog' ? described : [])].join(', '));
    }
    element = element.parentElement;
  }
  return names;
}

const nothing = 'nothing has the focus';

/**
 * The words for the element that has the focus: groups that are entered, name, role, value, states,
 * description. If the focus has not moved, only the value and the states are read, which are `changing`.
 */
async function focused(session: CDPSession, page: Page, before: readonly string[]) {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { objectId } = result;
  const groups = await page.evaluate(around);
  if (objectId === undefined) return { groups, line: nothing, changing: '' };
  const reply = await session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
  const node = v.parse(tree, reply).nodes[0];
  if (node === undefined || ['none', 'RootWebArea'].includes(shown(node.role)))
    return { groups, line: nothing, changing: '' };
  const states = spokenStates.flatMap(([name, value, words]) =>
    (node.properties ?? []).some(has => has.name === name && String(has.value.value) === value)
      ? [words]
      : [],
  );
  const joined = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(', ');
  const entered = groups.filter(group => !before.includes(group));
  const changing = joined(shown(node.value), ...states);
  const same = await page.evaluate('globalThis.lastFocused === document.activeElement');
  if (same === true) return { groups, line: changing, changing };
  return {
    groups,
    line: joined(...entered, shown(node.name), shown(node.role), changing, shown(node.description)),
    changing,
  };
}

/**
 * A walk by keyboard with its speech. The transcript has lines of keys, `> Enter` or `> Tab, Tab` or `> "50"` for typed
 * text, each followed by the speech: first the focused element (when that is read again), then live regions in
 * their order, in brackets. Between two keys of one line nothing is compared.
 */
export async function startTranscript(page: Page): Promise<(transcript: string) => Promise<void>> {
  await page.addInitScript(listen);
  const session = await page.context().newCDPSession(page);
  let groups: readonly string[] = [];
  let before = '';
  const heard: string[] = [];

  /** The words since the last key. */
  const listenNow = async (said: string[]): Promise<string[]> => {
    const now = await focused(session, page, groups);
    const spoken = v.parse(v.array(v.string()), await page.evaluate('heard.splice(0)'));
    said.push(...spoken.map(words => `(${words})`));
    const unchanged = now.line === now.changing && now.line === before;
    return unchanged || now.line === '' ? said : [now.line, ...said];
  };

  return async transcript => {
    const steps = transcript
      .trim()
      .split(/^\s*> /m)
      .filter(step => step !== '')
      .map(step =>
        step
          .split('\n')
          .map(line => line.trim())
          .filter(line => line !== ''),
      );
    for (const [keys = '', ...expected] of steps) {
      for (const key of keys.split(', ')) {
        if (key.startsWith('"')) await page.keyboard.type(key.slice(1, -1));
        else await page.keyboard.press(key);
      }
      const said: string[] = [];
      await expect
        .poll(() => listenNow(said), `after ${heard.slice(-6).join('\n')}\n> ${keys}`)
        .toEqual(expected);
      await page.evaluate('globalThis.lastFocused = document.activeElement');
      ({ groups, changing: before } = await focused(session, page, []));
      heard.push(`> ${keys}`, ...expected);
    }
  };
}
