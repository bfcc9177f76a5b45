import { useEffect, useEffectEvent, useState } from 'react';
import { once } from '../../lib/once.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { AddFundLink } from './add-fund-link.tsx';
import type { BoardFace, BoardFaceProps } from './board/board-face.tsx';

const loadBoard = once(async () => (await import('./board/board-face.tsx')).BoardFace);

type Props = Omit<BoardFaceProps, 'link'> & {
  readonly shown: boolean;
  /** It cannot be loaded, which is said. */
  readonly onFail: () => void;
};

/** The place of the board, which is loaded when it is first shown. Then it stays, with the stake that was typed. */
export function BoardSlot({ shown, onFail, ...board }: Props) {
  const t = useWords();
  const [loaded, setLoaded] = useState<{ readonly Face: typeof BoardFace } | null>(null);
  const fail = useEffectEvent(() => {
    showToast({ tone: 'error', text: t('error.somethingWrong'), at: 'top-center' });
    onFail();
  });
  useEffect(() => {
    if (!shown) return;
    loadBoard().then(
      Face => setLoaded({ Face }),
      () => fail(),
    );
  }, [shown]);
  return (
    loaded && (
      <div hidden={!shown}>
        <loaded.Face {...board} link={(balance, stake) => <AddFundLink balance={balance} stake={stake} />} />
      </div>
    )
  );
}
