import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { Game } from '../../domain/game/games.ts';
import { marketsNamed } from '../../domain/market/market-today.ts';
import { families, isOpenNow, type Market, tileClosed } from '../../domain/market/market.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { boardsReadingAtom, marketsTodayAtom, readTakingAtom } from '../../state/reading/boards.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import { Finder } from '../../ui/fields/finder.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { marketNote, openMarket } from './listed-market.tsx';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
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

const keyOf = ({ family, id }: Market): string => `${family} ${id}`;

function Search({ onClose, game, note, onPick = onClose }: Props) {
  const t = useWords();
  const [typed, setTyped] = useState('');
  const now = useNow(useAtomValue(clockAtom)).minute;
  const betting = useAtomValue(bettingAtom);
  const reading = useAtomValue(boardsReadingAtom);
  const known = useAtomValue(marketsTodayAtom);
  const read = useSetAtom(readTakingAtom);
  // Known markets may be an hour old.
  useEffect(() => void read(new Set(families)).catch(() => undefined), [read]);
  const found = marketsNamed(known, typed, now);

  const pick = (key: string): void => {
    const market = found.find(item => keyOf(item) === key);
    if (market === undefined) return;
    const { family, times } = market;
    const open = game?.family === family && times !== null && !tileClosed(game, times, now);
    const path = open ? game.path : undefined;
    if (openMarket(t, market, { now, betting: betting !== false, path })) onPick();
  };

  return (
    <>
      {note && <Notice tone="info">{note}</Notice>}
      {reading.kind === 'failed' && <Notice tone="bad">{t('failure.markets')}</Notice>}
      <Finder
        label={t('keys.name')}
        listLabel={t('title.markets')}
        noneText={t(reading.kind === 'loading' ? 'busy.loading' : 'keys.noMarket')}
        found={found.map(market => ({
          id: keyOf(market),
          title: market.name,
          note: betting === false ? '' : marketNote(t, market, now),
          closed: betting !== false && !isOpenNow(market, now),
        }))}
        onType={setTyped}
        onPick={pick}
      />
    </>
  );
}
