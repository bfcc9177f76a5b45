import '../../ui/layout/late-words.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useRef, useState } from 'react';
import { type Game, gameByKey } from '../../domain/game/games.ts';
import type { BidRow } from '../../domain/slip/bid.ts';
import { type SavedSlip, writeSlip } from '../../domain/slip/saved-slip.ts';
import { rowsNow } from '../../domain/slip/slips-again.ts';
import { plainText } from '../../lib/text.ts';
import {
  deleteSlipAtom,
  renameSlipAtom,
  restoreSlipAtom,
  savedSlipsAtom,
} from '../../state/account/saved-slips.ts';
import { Empty } from '../../ui/cards/empty.tsx';
import { Listing, ListRow } from '../../ui/cards/listing.tsx';
import { slipFacts, slipNumbers } from '../../ui/cards/slip-facts.ts';
import { FormItem, SlipItem, SlipList } from '../../ui/cards/slip-list.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { TextButton } from '../../ui/fields/text-button.tsx';
import { shareText } from '../../ui/hooks/share-text.ts';
import { tellShared } from '../../ui/overlays/slip-toasts.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { Dialog, type Openable } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { AddAtOnce } from '../records/add-to-forms.ts';
import { ImportSlip, NameForm } from './save-slip.tsx';

type Props = Openable & {
  readonly children: ReactNode;
  readonly game: Game;
  readonly market: { readonly name: string };
  readonly onPaste: () => void;
  /** Null if there is nothing to save. */
  readonly onSave: (() => void) | null;
  /** Rows that cannot be placed are left out. */
  readonly onAdd: (rows: readonly BidRow[]) => void;
};

export function SlipsSheet({ open, onClose, onPaste, onSave, game, market, onAdd, children }: Props) {
  const t = useWords();
  const saved = useAtomValue(savedSlipsAtom);
  const [importing, setImporting] = useState(false);
  const [opening, setOpening] = useState<SavedSlip | null>(null);
  const close = (): void => {
    setImporting(false);
    onClose();
  };
  return (
    <>
      <Dialog
        open={open}
        title={t(importing ? 'saved.import' : 'saved.slips')}
        onClose={close}
        actions={
          !importing && (
            <>
              <Button tone="quiet" onClick={() => setImporting(true)} words="saved.import" />
              <Button onClick={close} words="action.close" />
            </>
          )
        }
      >
        {importing ? (
          <ImportSlip onEnd={() => setImporting(false)} />
        ) : (
          <Stack>
            <Listing>
              <ListRow title={t('bid.pasteList')} onClick={onPaste} />
              {onSave && <ListRow title={t('saved.save')} onClick={onSave} />}
            </Listing>
            {saved.length === 0 ? (
              <Empty words="saved.none" />
            ) : (
              <Stack gap="tight">
                <h3>{t('saved.title')}</h3>
                <SlipList label={t('saved.title')}>
                  {saved.map((slip, place) => (
                    <SavedSlipItem
                      key={slip.id}
                      slip={slip}
                      place={place}
                      here={{ game, market }}
                      opening={opening === slip}
                      onOpen={() => setOpening(slip)}
                      onAdd={() => {
                        close();
                        onAdd(slip.rows);
                      }}
                    />
                  ))}
                </SlipList>
              </Stack>
            )}
            {children}
          </Stack>
        )}
      </Dialog>
      {opening && (
        <AddAtOnce
          key={opening.id}
          families={[gameByKey(opening.game).family]}
          rowsOf={taking => [rowsNow(gameByKey(opening.game), opening.market, opening.rows, taking)]}
          onOpen={onClose}
          onClose={() => setOpening(null)}
        />
      )}
    </>
  );
}

type ItemProps = {
  readonly slip: SavedSlip;
  /** Counts from 0. */
  readonly place: number;
  readonly here: { readonly game: Game; readonly market: { readonly name: string } };
  readonly opening: boolean;
  readonly onOpen: () => void;
  readonly onAdd: () => void;
};

function SavedSlipItem({ slip, place, here, opening, onOpen, onAdd }: ItemProps) {
  const t = useWords();
  const remove = useSetAtom(deleteSlipAtom);
  const restore = useSetAtom(restoreSlipAtom);
  const rename = useSetAtom(renameSlipAtom);
  const [renaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const { name, market, rows } = slip;
  const game = gameByKey(slip.game);
  const addable = slip.game === here.game.key;
  const isHere = addable && plainText(market) === plainText(here.market.name);
  const params = { name };

  const share = async (): Promise<void> => {
    tellShared(t, await shareText(writeSlip(slip)));
  };
  const forget = (): void => {
    const words = remove(slip);
    if (words !== null) return showToast({ tone: 'error', text: t(words), at: 'top-center' });
    const bringBack = (): void => {
      const refused = restore(slip, place);
      if (refused !== null) showToast({ tone: 'error', text: t(refused), at: 'top-center' });
    };
    const action = { label: t('action.undo'), onAct: bringBack };
    showToast({ tone: 'info', text: t({ key: 'saved.deleted', params }), at: 'top-center', action });
  };
  const open = (
    <Button
      tone="quiet"
      busy={opening}
      busyText="busy.loading"
      aria-label={t({ key: 'saved.openNamed', params })}
      onClick={onOpen}
      words="saved.open"
    />
  );

  const onEnd = (): void => {
    setRenaming(false);
    requestAnimationFrame(() => renameButton.current?.focus());
  };
  if (renaming)
    return (
      <FormItem>
        <NameForm
          label={t({ key: 'saved.renameNamed', params })}
          save={typed => rename({ id: slip.id, name: typed })}
          onSaved={onEnd}
          onCancel={onEnd}
          inputRef={select}
          defaultValue={name}
        />
      </FormItem>
    );
  return (
    <SlipItem
      title={name}
      note={`${market} · ${t(game.title)}`}
      facts={slipFacts(t, game, rows)}
      numbers={slipNumbers(t, rows)}
      action={
        addable ? (
          <Button
            tone="quiet"
            aria-label={t({ key: 'saved.addNamed', params })}
            onClick={onAdd}
            words="saved.add"
          />
        ) : (
          open
        )
      }
      more={
        <>
          {addable && !isHere && (
            <TextButton
              busy={opening}
              aria-label={t({ key: 'saved.openNamed', params })}
              onClick={onOpen}
              words="saved.open"
            />
          )}
          <TextButton
            aria-label={t({ key: 'saved.shareNamed', params })}
            onClick={() => void share()}
            words="action.share"
          />
          <TextButton
            ref={renameButton}
            aria-label={t({ key: 'saved.renameNamed', params })}
            onClick={() => setRenaming(true)}
            words="saved.rename"
          />
          <TextButton
            aria-label={t({ key: 'saved.deleteNamed', params })}
            onClick={forget}
            words="saved.delete"
          />
        </>
      }
    />
  );
}

const select = (input: HTMLInputElement | null): void => input?.select();
