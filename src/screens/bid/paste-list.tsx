import { useState } from 'react';
import type { BidRow } from '../../domain/slip/bid.ts';
import type { Game } from '../../domain/game/games.ts';
import type { MarketId } from '../../domain/market/market-id.ts';
import type { BidSession, MarketNow } from '../../domain/market/market.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import { TextButton } from '../../ui/fields/text-button.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { lazyOnOpen } from '../../ui/overlays/lazy-on-open.tsx';

const PasteDialog = lazyOnOpen(async () => (await import('./paste-dialog.tsx')).PasteDialog);

/** The form whose slip gets the rows. */
export type PasteTarget = {
  readonly game: Game;
  readonly market: MarketNow & { readonly id: MarketId };
  readonly minute: MinuteOfDay;
  /** The session of the form, which its dialog can change for a list. */
  readonly session: BidSession;
  /** The wallet less the rows of all slips; null while the wallet is unknown. */
  readonly balance: number | null;
  readonly onAdd: (rows: readonly BidRow[]) => void;
};

/** The button of lists that are pasted, and the dialog that it opens. */
export function PasteList(target: PasteTarget) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton line aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('bid.pasteList')}
      </TextButton>
      <PasteDialog {...target} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
