import { useAtom, useAtomValue } from 'jotai';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { LiveSlip } from '../../domain/history/live-slip.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import { shownMarkets, waitingMarkets } from '../../state/reading/keep-places.ts';
import { placesAtom } from '../../state/reading/places.ts';
import { rowHeight } from '../../state/reading/row-height.ts';
import { sizeOfText } from '../../ui/layout/size-of-text.ts';

type Props = {
  /** The reserved height of the surface. All heights here are pixels at the usual size of text. */
  readonly reserved: number;
  /** The reserved height of the rows that are neither slips nor payments. */
  readonly reservedOwn: number;
  readonly day: string;
  /** Null until they are known. */
  readonly slips: readonly LiveSlip[] | null;
  /** True if there are rows other than slips and payments. */
  readonly rows: boolean;
};

/**
 * The surface grows until the markets are drawn, or with a tap. It shrinks only while it is out of sight, so that
 * nothing moves under a finger. Until then other rows (`fill`) take the place of rows that have gone.
 */
export function useYoursPlace({ reserved, reservedOwn, day, slips, rows }: Props) {
  const surface = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const slipRows = useRef<HTMLDivElement>(null);
  const payments = useRef<HTMLDivElement>(null);
  const ownFillers = useRef<HTMLDivElement>(null);
  const endFillers = useRef<HTMLDivElement>(null);
  const grows = useRef(true);
  /** The width of the window and the size of text. When one of them changes, everything moves anyway. */
  const seenAt = useRef('');
  /** The heights of `part`, `payments` and one slip with nothing hidden. */
  const natural = useRef({ height: 0, payments: 0, slip: 0 });
  const [height, setHeight] = useState(reserved);
  const [own, setOwn] = useState(reservedOwn);
  /** The heights that were seen. Rows that are only expected keep their places empty. */
  const highest = useRef({ own: 0, drawn: 0 });
  /** The numbers of rows that fit in the places of rows that have gone. */
  const [fill, setFill] = useState({ own: 0, end: 0 });
  const [isOver, setOver] = useState(false);
  const [all, setAll] = useState(false);
  const over = isOver && !all;
  const hasMarkets = useAtomValue(bettingAtom) !== null;
  const [places, keep] = useAtom(placesAtom);

  const remember = (): void => {
    if (slips === null) return;
    const next = {
      day,
      height: rows ? natural.current.height : 0,
      payments: natural.current.payments,
      slip: natural.current.slip || places?.slip || 0,
      waiting: waitingMarkets(slips).length,
      markets: shownMarkets(slips),
    };
    if (JSON.stringify(next) !== JSON.stringify(places)) keep(next);
  };

  useLayoutEffect(() => {
    const measure = (): void => {
      // The button that opens the rest makes the column narrower.
      surface.current?.removeAttribute('data-over');
      const ownRows = heightOf(part) - heightOf(ownFillers);
      const drawn = heightOf(content) - heightOf(endFillers) + 1;
      const slip = heightOf({ current: slipRows.current?.querySelector('li') ?? null });
      natural.current = { height: ownRows, payments: heightOf(payments), slip };
      const fits = drawn <= heightOf(surface) + 1;
      const { own: most, drawn: mostDrawn } = highest.current;
      highest.current = { own: Math.max(most, ownRows), drawn: Math.max(mostDrawn, drawn) };
      const empty = {
        own: rowsIn(Math.min(own, most) - ownRows) || Number(!rows && own > 0),
        end: rowsIn(Math.min(height, mostDrawn) - drawn),
      };
      setFill(before => (before.own === empty.own && before.end === empty.end ? before : empty));
      const at = `${innerWidth} ${sizeOfText()}`;
      const moves = seenAt.current !== at;
      seenAt.current = at;
      if (moves) setHeight(before => Math.max(before, drawn));
      if ((over && fits) || moves) setOver(false);
      else if (over) surface.current?.setAttribute('data-over', 'true');
      else if (grows.current) setHeight(before => Math.max(before, drawn));
      else if (!fits) setOver(true);
    };
    measure();
    if (hasMarkets) grows.current = false;
    if (typeof ResizeObserver === 'undefined' || content.current === null) return;
    const observer = new ResizeObserver(() => {
      measure();
      remember();
    });
    observer.observe(content.current);
    return () => observer.disconnect();
  });

  useEffect(remember);

  const giveUp = (): void => {
    grows.current = true;
    highest.current = { own: 0, drawn: 0 };
    // Rows that only fill places would be measured as the player's own.
    setFill({ own: 0, end: 0 });
    setOver(false);
    setHeight(0);
    setOwn(0);
  };
  const shrink = useEffectEvent((): void => {
    const drawn = heightOf(content) - heightOf(endFillers) - heightOf(ownFillers) + 1;
    if (rowsIn(height - drawn) > 0 && !surface.current?.contains(document.activeElement)) giveUp();
  });
  useEffect(() => onUnseen(surface.current, shrink), []);

  return {
    surface,
    content,
    part,
    slipRows,
    payments,
    ownFillers,
    endFillers,
    fill,
    over,
    style: { minHeight: rem(height), maxHeight: all ? undefined : rem(Math.max(height, 1)) },
    ownStyle: { minHeight: rem(own) },
    showAll: (): void => {
      surface.current?.querySelector<HTMLElement>('a, button')?.focus();
      setAll(true);
    },
    /** Only after a tap of the player, who expects a change. */
    giveUp,
  };
}

/**
 * Calls back when the page is hidden, and when the surface is scrolled out of sight, if the browser then keeps
 * the rest where it is.
 */
function onUnseen(surface: HTMLElement | null, unseen: () => void): () => void {
  const onHide = (): void => {
    if (document.hidden) unseen();
  };
  document.addEventListener('visibilitychange', onHide);
  const anchors = typeof IntersectionObserver !== 'undefined' && CSS.supports('overflow-anchor', 'auto');
  const observer = anchors
    ? new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting === false && entry.boundingClientRect.bottom < 0) unseen();
      })
    : null;
  if (surface !== null) observer?.observe(surface);
  return () => {
    document.removeEventListener('visibilitychange', onHide);
    observer?.disconnect();
  };
}

const rowsIn = (height: number): number => Math.max(0, Math.floor(height / rowHeight));

const heightOf = ({ current }: RefObject<HTMLElement | null>): number =>
  Math.round(((current?.offsetHeight ?? 0) * 16) / sizeOfText());

const rem = (height: number): string => `${height / 16}rem`;
