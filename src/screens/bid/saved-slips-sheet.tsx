import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { savedSlipsAtom } from '../../state/account/saved-slips.ts';
import { Empty } from '../../ui/cards/empty.tsx';
import { SlipList } from '../../ui/cards/slip-list.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ImportSlip } from './import-slip.tsx';
import { SavedSlipItem } from './saved-slip-item.tsx';
import type { SavedSlipsProps } from './saved-slips.tsx';
import { useOpenedSlip } from './use-opened-slip.ts';

type Props = SavedSlipsProps & { readonly open: boolean; readonly onClose: () => void };

/** All saved slips of the player: to add or open, share, rename, delete; and to import one. */
export function SavedSlipsSheet({ open, onClose, game, market, onAdd }: Props) {
  const t = useWords();
  const saved = useAtomValue(savedSlipsAtom);
  const [importing, setImporting] = useState(false);
  const { opening, open: openSlip } = useOpenedSlip(onClose);
  const close = (): void => {
    setImporting(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      title={t(importing ? 'saved.import' : 'saved.title')}
      onClose={close}
      actions={
        !importing && (
          <>
            <Button tone="quiet" onClick={() => setImporting(true)}>
              {t('saved.import')}
            </Button>
            <Button onClick={close}>{t('action.close')}</Button>
          </>
        )
      }
    >
      {importing ? (
        <ImportSlip onEnd={() => setImporting(false)} />
      ) : saved.length === 0 ? (
        <Empty>{t('saved.none')}</Empty>
      ) : (
        <SlipList label={t('saved.title')}>
          {saved.map((slip, place) => (
            <SavedSlipItem
              key={slip.id}
              slip={slip}
              place={place}
              here={{ game, market }}
              opening={opening === slip}
              onOpen={() => openSlip(slip)}
              onAdd={() => {
                close();
                onAdd(slip.rows);
              }}
            />
          ))}
        </SlipList>
      )}
    </Dialog>
  );
}
