import { useStore } from 'jotai';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Points } from '../../domain/points.ts';
import type { BidRow } from '../../domain/slip/bid.ts';
import { lastPointsAtom } from '../../state/money/last-bid.ts';
import { fillField } from '../../ui/fields/chips.tsx';

type Options = {
  readonly rows: readonly BidRow[];
  readonly open: boolean;
  readonly onSubmit: () => void;
};

/** Ctrl+Enter is Submit; a held key places nothing. Returns whether keys asked last: then SUBMIT has the focus. */
export function useQuestionKeys({ rows, open, onSubmit }: Options): RefObject<boolean> {
  const byKeys = useRef(false);
  // A form that listened to it would be drawn once more for each row.
  const store = useStore();

  const onKey = useEffectEvent((event: KeyboardEvent): void => {
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
    fillPoints(store.get(lastPointsAtom));
    byKeys.current = true;
    onSubmit();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);

  useEffect(() => {
    const points = rows.at(-1)?.points;
    if (points !== undefined) store.set(lastPointsAtom, points);
  }, [rows, store]);
  return byKeys;
}

/** Where the focus is in a number that is typed. In the points the player means to type them. */
function fillPoints(points: Points | null): void {
  const number = document.activeElement?.closest<HTMLInputElement>('input[role=combobox]');
  if (points === null || !number?.value) return;
  const field = number.form?.elements.namedItem('points');
  if (field instanceof HTMLInputElement && field.value === '') fillField(field, points);
}
