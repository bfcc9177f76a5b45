import { useState } from 'react';
import type { Game } from '../../domain/game/games.ts';
import type { KnownMarket } from '../../domain/market/known-market.ts';
import { IconButton } from '../../ui/fields/icon-button.tsx';
import { HeaderSlot } from '../../ui/layout/header-slot.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { lazyOnOpen } from '../../ui/overlays/lazy-on-open.tsx';

const ExplanationSheet = lazyOnOpen(async () => (await import('./explanation-sheet.tsx')).ExplanationSheet);

type Props = { readonly game: Game; readonly market: KnownMarket; readonly inHeader?: true };

export function HowThisWorks({ game, market, inHeader }: Props) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const button = (
    <IconButton
      icon="info"
      label={t('bid.howThisWorks')}
      title={t(game.title)}
      aria-haspopup="dialog"
      onClick={() => setOpen(true)}
    />
  );
  return (
    <>
      {inHeader ? <HeaderSlot>{button}</HeaderSlot> : button}
      <ExplanationSheet game={game} market={market} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
