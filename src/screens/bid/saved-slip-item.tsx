import { plainText } from '../../lib/plain-text.ts';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { type Game, gameByKey } from '../../domain/game/games.ts';
import type { SavedSlip } from '../../domain/slip/saved-slip.ts';
import { writeSlip } from '../../domain/slip/written-slip.ts';
import { deleteSlipAtom, restoreSlipAtom } from '../../state/account/saved-slips.ts';
import { slipFacts, slipNumbers } from '../../ui/cards/slip-facts.ts';
import { SlipItem } from '../../ui/cards/slip-list.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { TextButton } from '../../ui/fields/text-button.tsx';
import { shareText } from '../../ui/hooks/share-text.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { RenameSlip } from './rename-slip.tsx';

type Props = {
  readonly slip: SavedSlip;
  /** Its place among the player's slips, from 0. */
  readonly place: number;
  /** The form from which the sheet was opened. */
  readonly here: { readonly game: Game; readonly market: { readonly name: string } };
  /** It is being opened. */
  readonly opening: boolean;
  readonly onOpen: () => void;
  readonly onAdd: () => void;
};

/** One saved slip. Of the game of the form it can be added to the form's slip; elsewhere it opens its own form. */
export function SavedSlipItem({ slip, place, here, opening, onOpen, onAdd }: Props) {
  const t = useWords();
  const remove = useSetAtom(deleteSlipAtom);
  const restore = useSetAtom(restoreSlipAtom);
  const [renaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const { name, market, rows } = slip;
  const game = gameByKey(slip.game);
  const addable = slip.game === here.game.key;
  const isHere = addable && plainText(market) === plainText(here.market.name);
  const params = { name };

  const share = async (): Promise<void> => {
    const sharing = await shareText(writeSlip(slip));
    if (sharing === 'copied') showToast({ tone: 'success', text: t('receipt.copied'), at: 'top-center' });
    if (sharing === 'failed') showToast({ tone: 'error', text: t('error.somethingWrong'), at: 'top-center' });
  };
  const forget = (): void => {
    const words = remove(slip);
    if (words !== null) return showToast({ tone: 'error', text: t(words), at: 'top-center' });
    const bringBack = (): void => {
      const refused = restore({ slip, before: place });
      if (refused !== null) showToast({ tone: 'error', text: t(refused), at: 'top-center' });
    };
    const action = { label: t('action.undo'), onAct: bringBack };
    showToast({ tone: 'info', text: t({ key: 'saved.deleted', params }), at: 'top-center', action });
  };
  const open = (
    <Button
      tone="quiet"
      busy={opening}
      busyText={t('busy.loading')}
      aria-label={t({ key: 'saved.openNamed', params })}
      onClick={onOpen}
    >
      {t('saved.open')}
    </Button>
  );

  if (renaming)
    return (
      <RenameSlip
        slip={slip}
        onEnd={() => {
          setRenaming(false);
          requestAnimationFrame(() => renameButton.current?.focus());
        }}
      />
    );
  return (
    <SlipItem
      title={name}
      note={`${market} · ${t(game.title)}`}
      facts={slipFacts(t, game, rows)}
      numbers={slipNumbers(t, rows)}
      action={
        addable ? (
          <Button tone="quiet" aria-label={t({ key: 'saved.addNamed', params })} onClick={onAdd}>
            {t('saved.add')}
          </Button>
        ) : (
          open
        )
      }
      more={
        <>
          {addable && !isHere && (
            <TextButton busy={opening} aria-label={t({ key: 'saved.openNamed', params })} onClick={onOpen}>
              {t('saved.open')}
            </TextButton>
          )}
          <TextButton aria-label={t({ key: 'saved.shareNamed', params })} onClick={() => void share()}>
            {t('saved.share')}
          </TextButton>
          <TextButton
            ref={renameButton}
            aria-label={t({ key: 'saved.renameNamed', params })}
            onClick={() => setRenaming(true)}
          >
            {t('saved.rename')}
          </TextButton>
          <TextButton aria-label={t({ key: 'saved.deleteNamed', params })} onClick={forget}>
            {t('saved.delete')}
          </TextButton>
        </>
      }
    />
  );
}
