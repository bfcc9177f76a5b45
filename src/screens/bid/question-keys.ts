import { useStore } from 'jotai';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { lastPointsAtom } from '../../state/money/last-bid.ts';
import { fillField } from '../../ui/fields/chips.tsx';
import { topModal } from '../../ui/hooks/modal-stack.ts';
import { useBid } from './bid-context.ts';

/** Ctrl+Enter is Submit. A held key places nothing. True if keys asked last, so that SUBMIT has the focus. */
export function useQuestionKeys(open: boolean, onSubmit: () => void): RefObject<boolean> {
  const byKeys = useRef(false);
  const { typed, slip } = useBid();
  // Read from the store, because a form that subscribed would be drawn once more for each row.
  const store = useStore();

  /** Fills in the points if the focus is in a typed number. In the points themselves the player means to type them. */
  const fillPoints = (): void => {
    const last = slip.rows.peek().at(-1)?.points ?? store.get(lastPointsAtom);
    const points = typed.inputs.current.at(-1) ?? null;
    const number = typed.inputs.current.find(input => input !== points && input === document.activeElement);
    const draft = typed.fields.draft.peek();
    if (last !== null && number && draft[number.name] && !draft['points']) fillField(points, last);
  };
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    byKeys.current = false;
    const { key, ctrlKey, metaKey, repeat, isComposing } = event;
    if (key !== 'Enter' || isComposing) return;
    const asks = (ctrlKey || metaKey) && topModal() === undefined;
    if (!asks && !(open && repeat)) return;
    // In a field, Enter would otherwise move on to the next one.
    event.preventDefault();
    event.stopPropagation();
    if (!asks || repeat) return;
    fillPoints();
    byKeys.current = true;
    onSubmit();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
  return byKeys;
}
