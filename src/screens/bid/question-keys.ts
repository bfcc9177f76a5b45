import { useStore } from 'jotai';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Game } from '../../domain/game/games.ts';
import type { Points } from '../../domain/points.ts';
import type { BidRow } from '../../domain/slip/bid.ts';
import { lastPointsAtom } from '../../state/money/last-bid.ts';
import { fillField } from '../../ui/fields/chips.tsx';

type Options = {
  readonly game: Game;
  readonly rows: readonly BidRow[];
  readonly open: boolean;
  readonly onSubmit: () => void;
};

/**
 * Ctrl+Enter adds what is typed and asks; a held key places nothing. Returns whether keys asked last: then
 * SUBMIT has the focus.
 */
export function useQuestionKeys({ game, rows, open, onSubmit }: Options): RefObject<boolean> {
  /** The count of rows at the key press, while the form adds one. */
  const adding = useRef<number | null>(null);
  const byKeys = useRef(false);
  // A form that listened to it would be drawn once more for each row.
  const store = useStore();

  const ask = (): void => {
    byKeys.current = true;
    onSubmit();
  };
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    adding.current = null;
    byKeys.current = false;
    const { key, ctrlKey, metaKey, repeat, isComposing } = event;
    if (key !== 'Enter' || isComposing) return;
    const covered = document.querySelector('dialog:modal') !== null;
    const asks = (ctrlKey || metaKey) && !covered;
    if (!asks && !(open && repeat)) return;
    // In the fields Enter would go on to the next one.
    event.preventDefault();
    event.stopPropagation();
    if (!asks || repeat) return;
    const form = document.querySelector<HTMLFormElement>('[data-entry] :not([hidden]) > form');
    if (form === null || !isTyped(form, game)) return ask();
    adding.current = rows.length;
    fillPoints(form, store.get(lastPointsAtom));
    form.requestSubmit();
  });
  const forget = useEffectEvent(() => {
    adding.current = null;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => onKey(event);
    const point = (): void => forget();
    document.addEventListener('keydown', press, true);
    document.addEventListener('pointerdown', point);
    return () => {
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('pointerdown', point);
    };
  }, []);

  const onRows = useEffectEvent(() => {
    const points = rows.at(-1)?.points;
    if (points !== undefined) store.set(lastPointsAtom, points);
    const before = adding.current;
    adding.current = null;
    if (before !== null && rows.length > before) ask();
  });
  useEffect(() => onRows(), [rows]);
  return byKeys;
}

/** Not from the points themselves: there the player means to type them. */
function fillPoints(form: HTMLFormElement, points: Points | null): void {
  const field = form.elements.namedItem('points');
  if (points === null || !(field instanceof HTMLInputElement) || field.value !== '') return;
  if (document.activeElement === field || !form.contains(document.activeElement)) return;
  fillField(field, points);
}

function isTyped(form: HTMLFormElement, game: Game): boolean {
  const fields = new FormData(form);
  return [...game.inputs.map(({ name }) => name), 'points'].some(name => (fields.get(name) ?? '') !== '');
}
