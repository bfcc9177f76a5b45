import { useAtom } from 'jotai';
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { lastPointsAtom } from '../../state/money/last-points.ts';
import { ConfirmBid } from './confirm-bid.tsx';
import { fillPoints, isTyped } from './typed-bid.ts';

type Props = ComponentProps<typeof ConfirmBid> & {
  /** Submit: asks about the slip. */
  readonly onSubmit: () => void;
};

/**
 * The question before a bid, and the keys that lead to it: Ctrl+Enter (Cmd+Enter) adds what is typed in the form and asks.
 * The question then has its focus on SUBMIT, so that Enter places the bid. A key that is held down places nothing. In a
 * number's field, with no points typed, they take the points of the row before, of whatever form, which the question shows.
 */
export function BidQuestion({ onSubmit, ...question }: Props) {
  const { open } = question;
  const { rows } = question.bid;
  const confirm = useRef<HTMLButtonElement>(null);
  /** How many rows there were when the keys were pressed, while the form adds one. */
  const adding = useRef<number | null>(null);
  const byKeys = useRef(false);
  const [lastPoints, keepPoints] = useAtom(lastPointsAtom);

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
    // Before the fields see it: there Enter goes on to the next one.
    event.preventDefault();
    event.stopPropagation();
    if (!asks || repeat) return;
    const form = document.querySelector<HTMLFormElement>('[data-entry] :not([hidden]) > form');
    if (form === null || !isTyped(form, question.bid.game)) return ask();
    adding.current = rows.length;
    fillPoints(form, lastPoints);
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
    if (points !== undefined) keepPoints(points);
    const before = adding.current;
    adding.current = null;
    if (before !== null && rows.length > before) ask();
  });
  useEffect(() => onRows(), [rows]);
  useEffect(() => {
    if (open && byKeys.current) confirm.current?.focus();
  }, [open]);

  return <ConfirmBid {...question} confirmRef={confirm} />;
}
