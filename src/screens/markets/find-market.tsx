// A native list (datalist, select) cannot be styled or kept open.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the field handles the keys */
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import type { Game } from '../../domain/game/games.ts';
import { marketsNamed } from '../../domain/market/market-by-name.ts';
import { families, isOpenNow, type Market, tileClosed } from '../../domain/market/market.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { boardsReadingAtom, marketsTodayAtom, readTakingAtom } from '../../state/reading/boards.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import field from '../../ui/fields/field.module.css';
import { useCombobox } from '../../ui/fields/use-combobox.ts';
import css from '../../ui/fields/finder.module.css';
import { useNow } from '../../ui/hooks/use-now.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { Dialog, type Openable } from '../../ui/overlays/dialog.tsx';
import { marketNote, openMarket } from './listed-market.tsx';

type Props = Openable & {
  /** The market opens with this game, if it has it. */
  readonly game: Game | null;
  readonly note?: string | undefined;
  readonly onPick?: () => void;
};

export function FindMarket(props: Props) {
  const t = useWords();
  return (
    <Dialog open={props.open} title={t('keys.find')} onClose={props.onClose}>
      <Search {...props} />
    </Dialog>
  );
}

function Search({ onClose, game, note, onPick = onClose }: Props) {
  const t = useWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const now = useNow(useAtomValue(clockAtom)).minute;
  const betting = useAtomValue(bettingAtom);
  const reading = useAtomValue(boardsReadingAtom);
  const known = useAtomValue(marketsTodayAtom);
  const read = useSetAtom(readTakingAtom);
  // Known markets may be an hour old.
  useEffect(() => void read(new Set(families)).catch(() => undefined), [read]);
  useEffect(() => input.current?.focus(), []);
  const found = marketsNamed(known, typed, now);

  const pick = (market: Market): void => {
    const { family, times } = market;
    const open = game?.family === family && times !== null && !tileClosed(game, times, now);
    const path = open ? game.path : undefined;
    if (openMarket(t, market, { now, betting: betting !== false, path })) onPick();
  };
  const combobox = useCombobox({
    options: found,
    first: 0,
    onPick: (market, event) => {
      if (event?.repeat !== true) pick(market);
    },
  });

  return (
    <>
      {note && <Notice tone="info">{note}</Notice>}
      {reading.kind === 'failed' && <Notice tone="bad">{t('failure.markets')}</Notice>}
      <div className={css.finder}>
        <label className={field.label} htmlFor={id}>
          {t('keys.name')}
        </label>
        <div className={field.box}>
          <input
            ref={input}
            id={id}
            type="text"
            enterKeyHint="go"
            {...combobox.field}
            className={field.input}
            onChange={event => {
              combobox.mark(0);
              setTyped(event.currentTarget.value);
            }}
          />
        </div>
        <div className={css.results}>
          <output className={field.hint}>
            {found.length === 0 && t(reading.kind === 'loading' ? 'busy.loading' : 'keys.noMarket')}
          </output>
          <div
            {...combobox.list}
            role="listbox"
            tabIndex={-1}
            aria-label={t('title.markets')}
            className={css.list}
          >
            {found.map((market, index) => (
              <div
                key={`${market.family} ${market.id}`}
                {...combobox.option(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === combobox.active}
                data-closed={(betting !== false && !isOpenNow(market, now)) || undefined}
                className={css.option}
                onClick={() => pick(market)}
              >
                <b>{market.name}</b>{' '}
                <span className={css.note}>{betting !== false && marketNote(t, market, now)}</span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
