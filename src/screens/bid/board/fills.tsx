import { useId, useRef, useState } from 'react';
import { type Fill, fillsOf } from '../../../domain/game/fills.ts';
import type { Game } from '../../../domain/game/games.ts';
import { FillBar } from '../../../ui/fields/fill-bar.tsx';
import { useWords } from '../../../ui/layout/words.tsx';
import { FillFields } from './fill-fields.tsx';

type Props = {
  readonly game: Game;
  /** Marks the numbers in one step. False when it is refused: then what was typed stays. */
  readonly onFill: (numbers: readonly string[]) => boolean;
  /** The numbers that a fill would mark, to be shown on the board; none when there is nothing to show. */
  readonly onPreview: (numbers: readonly string[]) => void;
};

const none: readonly string[] = [];
const nothing = { digits: '', doubles: true } as const;

/** Ways to mark many numbers of a board at once: some at a tap, the others ask for digits and show what they will mark. */
export function Fills({ game, onFill, onPreview }: Props) {
  const t = useWords();
  const panelId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const [fills] = useState(() => fillsOf(game));
  const [open, setOpen] = useState<Fill | null>(null);
  const fillOf = (key: string | null): Fill | null => fills.find(fill => fill.key === key) ?? null;

  const close = (): void => {
    // The button that has opened it gets the focus again: the browser would drop that of a field that goes.
    bar.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    setOpen(null);
  };
  const press = (key: string): void => {
    const fill = fillOf(key);
    if (fill === null) return;
    if (fill === open) return close();
    setOpen(fill.asks === null ? null : fill);
    if (fill.asks === null) onFill(fill.numbers(nothing));
  };
  const show = (key: string | null): void => {
    const fill = fillOf(key);
    // While a fill is open, the board shows what that one marks.
    if (open === null) onPreview(fill?.asks === null ? fill.numbers(nothing) : none);
  };

  return (
    <>
      <div ref={bar}>
        <FillBar
          label={t('fill.bar')}
          buttons={fills.map(({ key, name, sentence, asks, numbers }) => ({
            key,
            label: t(name),
            title: t(sentence),
            count: asks === null ? numbers(nothing).length : null,
          }))}
          open={open?.key ?? null}
          panelId={panelId}
          onPress={press}
          onShow={show}
        />
      </div>
      {open?.asks && (
        <FillFields
          key={open.key}
          id={panelId}
          fill={open}
          asks={open.asks}
          onFill={onFill}
          onPreview={onPreview}
          onClose={close}
        />
      )}
    </>
  );
}
