import { useState } from 'react';
import type { Game } from '../../domain/games.ts';
import type { MarketNow } from '../../domain/market.ts';
import { once } from '../../lib/once.ts';
import { IconButton } from '../../ui/fields/icon-button.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';
import type { ExplanationSheet } from './explanation-sheet.tsx';

/** Loaded with the first tap: few players read it each time. */
const loadSheet = once(async () => (await import('./explanation-sheet.tsx')).ExplanationSheet);

/** The button that explains a game, and the sheet that it opens. */
export function HowThisWorks({ game, market }: { readonly game: Game; readonly market: MarketNow }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const [sheet, setSheet] = useState<{ readonly Sheet: typeof ExplanationSheet } | null>(null);

  const ask = (): void => {
    setOpen(true);
    if (sheet !== null) return;
    loadSheet().then(
      Sheet => setSheet({ Sheet }),
      () => {
        setOpen(false);
        showToast({ tone: 'error', text: t('error.somethingWrong'), at: 'top-center' });
      },
    );
  };

  return (
    <>
      <IconButton
        icon="info"
        label={t('bid.howThisWorks')}
        title={t(game.title)}
        aria-haspopup="dialog"
        onClick={ask}
      />
      {sheet && <sheet.Sheet game={game} market={market} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
