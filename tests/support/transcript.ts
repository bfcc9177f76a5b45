// What a screen reader says of a walk by keyboard: what gets the focus, and what live regions add.
import type { CDPSession, Page } from '@playwright/test';
import * as v from 'valibot';

const property = v.object({ name: v.string(), value: v.optional(v.object({ value: v.unknown() })) });
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

/** States that are spoken, with their words where they are true (or have this value). */
const spokenStates: readonly (readonly [name: string, value: string, words: string])[] = [
  ['checked', 'true', 'checked'],
  ['checked', 'false', 'not checked'],
  ['expanded', 'true', 'expanded'],
  ['expanded', 'false', 'collapsed'],
  ['disabled', 'true', 'unavailable'],
  ['invalid', 'true', 'invalid'],
  ['busy', 'true', 'busy'],
];

const shown = (given: v.InferOutput<typeof text>): string => String(given?.value ?? '').trim();

/** Records what is spoken. `lines` is the transcript up to now. */
export async function startTranscript(page: Page) {
  const lines: string[] = [];
  const session: CDPSession = await page.context().newCDPSession(page);
  await page.exposeFunction('speak', (words: string) => {
    lines.push(`(${words})`);
  });
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- Playwright has put it there
    const speak: (words: string) => void = Reflect.get(globalThis, 'speak');
    const regions =
      '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive], output';
    let last = '';
    new MutationObserver(changes => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        // A region that comes with its words is spoken like one whose words change.
        const arrived = [...addedNodes].flatMap(node =>
          node instanceof Element ? [node.matches(regions) ? node : node.querySelector(regions)] : [],
        );
        for (const region of [element?.closest(regions) ?? null, ...arrived]) {
          const words = region?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
          if (words === '' || words === last) continue;
          last = words;
          speak(words);
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

  /** Adds what has the focus now: role, name, value, states, description. */
  const focused = async (): Promise<void> => {
    const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { objectId } = result;
    if (objectId === undefined) return;
    const reply = await session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
    const node = v.parse(tree, reply).nodes[0];
    if (node === undefined) return;
    const states = spokenStates.flatMap(([name, value, words]) =>
      (node.properties ?? []).some(has => has.name === name && String(has.value?.value) === value)
        ? [words]
        : [],
    );
    const secret =
      shown(node.value).includes('•') || (await page.locator(':focus[type=password]').count()) > 0;
    const parts = [
      shown(node.name),
      shown(node.role),
      secret ? '' : shown(node.value),
      ...states,
      shown(node.description),
    ];
    lines.push(parts.filter(part => part !== '').join(', '));
  };

  return {
    lines,
    focused,
    /** Presses a key and adds what has the focus then. */
    press: async (key: string): Promise<void> => {
      await page.keyboard.press(key);
      await focused();
    },
    /** Presses Tab until what is heard begins with `start`; only that line is added. */
    tabTo: async (start: string): Promise<void> => {
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab');
        const before = lines.length;
        await focused();
        if (lines.at(-1)?.startsWith(start)) return;
        lines.length = before;
      }
      throw new Error(`Tab never comes to ${start}`);
    },
  };
}
