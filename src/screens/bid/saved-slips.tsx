import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Game } from '../../domain/game/games.ts';
import type { BidRow } from '../../domain/slip/bid.ts';
import type { SavedSlip } from '../../domain/slip/saved-slip.ts';
import { plainText } from '../../lib/text.ts';
import { savedSlipsAtom } from '../../state/account/saved-slips.ts';
import { slipFacts, slipNumbers } from '../../ui/cards/slip-facts.ts';
import { SlipItem, SlipList } from '../../ui/cards/slip-list.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { TextButton } from '../../ui/fields/text-button.tsx';
import { Inline, Pair, Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { lazyOnOpen } from '../../ui/overlays/lazy-on-open.tsx';

const SaveSlip = lazyOnOpen(async () => (await import('./save-slip.tsx')).SaveSlip);
const SavedSlipsSheet = lazyOnOpen(async () => (await import('./saved-slips-sheet.tsx')).SavedSlipsSheet);

/** The sheet has all. */
const shownSlips = 5;

type Props = {
  readonly game: Game;
  readonly market: { readonly name: string };
  readonly rows: readonly BidRow[];
  readonly onAdd: (rows: readonly BidRow[]) => void;
};

/** Under an empty slip: the saved slips of this game, this market's first. */
export function SavedSlips({ game, market, rows, onAdd }: Props) {
  const t = useWords();
  const saved = useAtomValue(savedSlipsAtom);
  const [open, setOpen] = useState<'list' | 'save' | null>(null);
  const sheet = { game, market, rows, onAdd, onClose: () => setOpen(null) };

  const isHere = (slip: SavedSlip): boolean => plainText(slip.market) === plainText(market.name);
  const ofGame = saved.filter(slip => slip.game === game.key);
  const shown = [...ofGame.filter(isHere), ...ofGame.filter(slip => !isHere(slip))].slice(0, shownSlips);
  const listButton =
    saved.length + rows.length > 0 ? (
      <Button tone="quiet" aria-haspopup="dialog" onClick={() => setOpen('list')}>
        {t('saved.title')}
      </Button>
    ) : (
      <Inline centre>
        <TextButton aria-haspopup="dialog" onClick={() => setOpen('list')}>
          {t('saved.title')}
        </TextButton>
      </Inline>
    );
  return (
    <>
      {rows.length > 0 && (
        <Pair>
          <Button tone="quiet" aria-haspopup="dialog" onClick={() => setOpen('save')}>
            {t('saved.save')}
          </Button>
          {listButton}
        </Pair>
      )}
      {rows.length === 0 && (
        <Stack>
          {shown.length > 0 && (
            <SlipList label={t('saved.title')}>
              {shown.map(slip => (
                <SlipItem
                  key={slip.id}
                  title={slip.name}
                  note={isHere(slip) ? undefined : slip.market}
                  facts={slipFacts(t, game, slip.rows)}
                  numbers={slipNumbers(t, slip.rows)}
                  action={
                    <Button
                      tone="quiet"
                      aria-label={t({ key: 'saved.addNamed', params: { name: slip.name } })}
                      onClick={() => onAdd(slip.rows)}
                    >
                      {t('saved.add')}
                    </Button>
                  }
                />
              ))}
            </SlipList>
          )}
          {listButton}
        </Stack>
      )}
      <SaveSlip {...sheet} open={open === 'save'} />
      <SavedSlipsSheet {...sheet} open={open === 'list'} />
    </>
  );
}
