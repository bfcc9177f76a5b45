import { useAtom, useAtomValue } from 'jotai';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LiveSlip } from '../../domain/history/live-slip.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import { shownMarkets, waitingMarkets } from '../../state/reading/keep-places.ts';
import { placesAtom } from '../../state/reading/places.ts';

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

/** The surface grows until the markets are drawn, or with a tap; it never shrinks by itself. */
export function useYoursPlace({ reserved, reservedOwn, day, slips, rows }: Props) {
  const surface = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const slipRows = useRef<HTMLDivElement>(null);
  const payments = useRef<HTMLDivElement>(null);
  const grows = useRef(true);
  /** The width of the window and the size of text. When one of them changes, everything moves anyway. */
  const seenAt = useRef('');
  /** The heights of `part`, `payments` and one slip with nothing hidden. */
  const natural = useRef({ height: 0, payments: 0, slip: 0 });
  const [height, setHeight] = useState(reserved);
  const [own, setOwn] = useState(reservedOwn);
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
      const drawn = heightOf(content) + 1;
      const slip = heightOf({ current: slipRows.current?.querySelector('li') ?? null });
      natural.current = { height: heightOf(part), payments: heightOf(payments), slip };
      const fits = drawn <= heightOf(surface) + 1;
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

  return {
    surface,
    content,
    part,
    slipRows,
    payments,
    over,
    style: { minHeight: rem(height), maxHeight: all ? undefined : rem(Math.max(height, 1)) },
    hasRoom: own > 0,
    ownStyle: { minHeight: rem(own) },
    showAll: (): void => {
      surface.current?.querySelector<HTMLElement>('a, button')?.focus();
      setAll(true);
    },
    /** Only after a tap of the player, who expects a change. */
    giveUp: (): void => {
      grows.current = true;
      setOver(false);
      setHeight(0);
      setOwn(0);
    },
  };
}

const heightOf = ({ current }: RefObject<HTMLElement | null>): number =>
  Math.round(((current?.offsetHeight ?? 0) * 16) / sizeOfText());

const sizeOfText = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

const rem = (height: number): string => `${height / 16}rem`;
