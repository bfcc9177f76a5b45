import '../../ui/layout/late-words.ts';
import { useState } from 'react';
import { type OwnBid, slipsAgain } from '../../domain/slip/slips-again.ts';
import { Button } from '../../ui/fields/button.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Alert, Notice } from '../../ui/layout/notice.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AddAtOnce, useTakingRead } from '../records/add-to-forms.ts';
import { AllSlips } from './all-slips.tsx';
import { DaySlips, useDaySlips } from './day-slips.tsx';

type Props = {
  readonly bids: readonly OwnBid[];
  /** The day as it is shown, such as '20-November-2026'. */
  readonly day: string;
  readonly onClose: () => void;
};

export function AgainSheet({ bids, day, onClose }: Props) {
  const t = useWords();
  const known = useTakingRead(bids.map(({ family }) => family));
  const { slips, toFill, addToForms, fillSlips } = useDaySlips(bids);
  const [filled, setFilled] = useState(false);
  const fill = (): void => {
    fillSlips(toFill);
    setFilled(true);
  };
  const title = t({ key: 'again.dayTitle', params: { day } });
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onClick={onClose} words="action.close" />
          {known === true && toFill.length > 0 && <Button onClick={fill} words="again.all" />}
        </>
      }
    >
      {known === null && <Skeleton height={72} count={2} />}
      {known === false && <Alert tone="bad" words="error.somethingWrong" />}
      {filled && <AllSlips focused />}
      {known === true && (
        <>
          {slips.every(({ rows }) => rows.length === 0) && <Notice tone="info">{t('again.none')}</Notice>}
          <DaySlips label={title} slips={slips} onAgain={slip => addToForms([slip])} />
        </>
      )}
    </Dialog>
  );
}

export const AgainAtOnce = ({ placed, onClose }: Pick<Props, 'onClose'> & { readonly placed: OwnBid }) => (
  <AddAtOnce families={[placed.family]} rowsOf={taking => slipsAgain([placed], taking)} onClose={onClose} />
);
