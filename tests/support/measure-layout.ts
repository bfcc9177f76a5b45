// Finds faults in the layout of a page, in the words of somebody who looks at it. The functions run inside
// the page.
import type { Page } from '@playwright/test';

/** A movement of something that was already painted: its score, and the words that moved. */
type Shift = { readonly score: number; readonly moved: string };

/** Notes layout shifts from the first paint on. Call it before the page is opened. */
export async function watchShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'hadRecentInput' in entry && 'sources' in entry)) continue;
        if (entry.hadRecentInput !== false || !Array.isArray(entry.sources)) continue;
        const nodes = entry.sources.map(
          ({ node }: { node: Node | null }) => node?.textContent?.slice(0, 30) ?? '',
        );
        shifts.push({ score: Number(entry.value), moved: nodes.join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate<readonly Shift[]>('shifts');
}

/**
 * Words that are cut off, that leave the screen or their card, that break inside, or that cover other words.
 */
export const cutWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const slack = 2;
    const wrong = new Set<string>();
    const seen: {
      readonly rect: DOMRect;
      readonly words: string;
      readonly node: Node;
      readonly layer: Element;
    }[] = [];

    type Box = { readonly x: string; readonly y: string; readonly box: DOMRect };
    const known = new Map<Element, Box>();
    const boxOf = (element: Element): Box => {
      const kept = known.get(element);
      if (kept !== undefined) return kept;
      const { overflowX: x, overflowY: y } = getComputedStyle(element);
      const found = { x, y, box: element.getBoundingClientRect() };
      known.set(element, found);
      return found;
    };
    const scrolls = (overflow: string): boolean => ['auto', 'scroll'].includes(overflow);
    const hides = (overflow: string): boolean => ['hidden', 'clip'].includes(overflow);
    /** Bars, dialogs and toasts are above the page, in separate layers. */
    const layerOf = (start: Element): Element => {
      for (let at: Element | null = start; at !== null; at = at.parentElement)
        if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(at).position)) return at;
      return document.body;
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (
        words === '' ||
        parent === null ||
        // Rows that are out of sight have no layout yet.
        !parent.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
          contentVisibilityAuto: true,
        })
      )
        continue;
      if (parent.closest('script, style, .visually-hidden, [aria-hidden=true] > svg, option') !== null)
        continue;
      const range = document.createRange();
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(
        /[\p{L}\p{M}]{3,}|\d[\d,]+(?:\.\d+)?/gu,
      )) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
        if (lines.some(top => Math.abs(top - (lines[0] ?? top)) > slack)) wrong.add(`broken: ${word}`);
      }
      range.selectNodeContents(node);
      const card = parent.closest('section')?.getBoundingClientRect();
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || rect.height < 1) continue;
        let scrolled = false;
        for (let at: Element | null = parent; at !== null && at !== document.body; at = at.parentElement) {
          const { x, y, box } = boxOf(at);
          if (scrolls(x)) scrolled = true;
          if (!scrolled && hides(x) && (rect.right > box.right + slack || rect.left < box.left - slack))
            wrong.add(`cut: ${words}`);
          if (
            hides(y) &&
            !scrolls(x) &&
            (rect.bottom > box.bottom + rect.height / 3 || rect.top < box.top - rect.height / 3)
          )
            wrong.add(`cut at its foot: ${words}`);
          if (scrolls(y)) {
            // Scrolling its box shows the element.
            if (rect.bottom > box.bottom + slack || rect.top < box.top - slack) scrolled = true;
            break;
          }
        }
        // A section without its own box is not a card.
        if (!scrolled && card !== undefined && card.width > 0 && rect.right > card.right + slack)
          wrong.add(`outside of its card: ${words}`);
        if (!scrolled && (rect.right > innerWidth + slack || rect.left < -slack))
          wrong.add(`off the screen: ${words}`);
        if (!scrolled) seen.push({ rect, words, node, layer: layerOf(parent) });
      }
    }
    seen.sort((one, other) => one.rect.top - other.rect.top);
    for (const [index, one] of seen.entries())
      for (let next = index + 1; next < seen.length; next += 1) {
        const other = seen[next];
        if (other === undefined || other.rect.top > one.rect.bottom) break;
        if (one.node === other.node || one.layer !== other.layer) continue;
        const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        if (width > slack && height > Math.min(one.rect.height, other.rect.height) / 3)
          wrong.add(`one over the other: ${one.words} | ${other.words}`);
      }
    for (const input of document.querySelectorAll('input'))
      if (input.value !== '' && input.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        if (input.scrollWidth > input.clientWidth + slack) wrong.add(`cut in its field: ${input.value}`);
    return [...wrong];
  });

/** Controls that a finger may miss, because less than 44 by 44 px of the page lead to them. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const least = 42;
    const wrong: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [role=switch]',
    );
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      if (control.closest('[inert], [aria-hidden=true], [readonly], dialog:not([open])') !== null) continue;
      const words =
        (control.getAttribute('aria-label') ?? control.textContent ?? '').trim() ||
        control.outerHTML.slice(0, 80);
      // A link in a sentence may be as high as its line (WCAG 2.5.8).
      if (control.matches('p a, li p a') && getComputedStyle(control).display === 'inline') continue;
      const label = control instanceof HTMLInputElement ? (control.labels?.[0] ?? null) : null;
      const face = label !== null && control.matches('[type=radio], [type=checkbox]') ? label : control;
      face.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = face.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const hits = (atX: number, atY: number): boolean => {
        const hit = document.elementFromPoint(atX, atY);
        return (
          hit !== null &&
          (face.contains(hit) ||
            control.contains(hit) ||
            (hit.contains(control) && hit.tagName === 'LABEL') ||
            (label?.contains(hit) ?? false))
        );
      };
      // The pixels in a row that hit it. A link may reach over its whole row, whose middle is not its own.
      const reach = (stepX: number, stepY: number): number => {
        let pixels = 0;
        while (pixels < least && hits(x + stepX * (pixels + 1), y + stepY * (pixels + 1))) pixels += 1;
        return pixels;
      };
      if (!hits(x, y) || reach(-1, 0) + reach(1, 0) < least || reach(0, -1) + reach(0, 1) < least)
        wrong.push(`${words}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
    }
    return wrong;
  });

/**
 * Parts of the open dialog, or else of the page, that a player cannot scroll into sight. The buttons at the
 * foot of a dialog must be in sight without scrolling.
 */
export const outOfReach = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const dialog = document.querySelector('dialog[open]');
    const inSight = (part: Element): boolean => {
      const box = part.getBoundingClientRect();
      return box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
    };
    const nameOf = (part: Element): string => (part.textContent ?? '').trim() || part.outerHTML.slice(0, 80);
    for (const button of dialog?.querySelectorAll('button') ?? [])
      if (button.closest('li') === null && !inSight(button)) wrong.push(`not in sight: ${nameOf(button)}`);
    const parts = (dialog ?? document.body).querySelectorAll(
      'h1, h2, p, dt, dd, li b, li span, label, button, a',
    );
    for (const part of parts) {
      if (!part.checkVisibility({ visibilityProperty: true }) || part.closest('.visually-hidden') !== null)
        continue;
      part.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const box = part.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 8));
      if (hit === null || !(part.contains(hit) || hit.contains(part))) wrong.push(`covered: ${nameOf(part)}`);
    }
    return wrong;
  });
