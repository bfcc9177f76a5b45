import type { Game } from '../../domain/games.ts';
import type { MarketNow } from '../../domain/market.ts';
import { once } from '../../lib/once.ts';
import { IconButton } from '../../ui/fields/icon-button.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { useSheet } from '../../ui/overlays/use-sheet.ts';

/** Loaded with the first tap: few players read it each time. */
const loadSheet = once(async () => (await import('./explanation-sheet.tsx')).ExplanationSheet);

/** The button that explains a game, and the sheet that it opens. */
export function HowThisWorks({ game, market }: { readonly game: Game; readonly market: MarketNow }) {
  const t = useWords();
  const { open, made, ask, close } = useSheet(loadSheet);
  return (
    <>
      <IconButton
        icon="info"
        label={t('bid.howThisWorks')}
        title={t(game.title)}
        aria-haspopup="dialog"
        onClick={ask}
      />
      {made && <made.Sheet game={game} market={market} open={open} onClose={close} />}
    </>
  );
}
