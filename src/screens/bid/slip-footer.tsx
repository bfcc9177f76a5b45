import type { Ref } from 'react';
import { type BidRow, totalPoints } from '../../domain/slip/bid.ts';
import { formatPoints } from '../../domain/points.ts';
import { Button } from '../../ui/fields/button.tsx';
import { FooterTotal } from '../../ui/layout/footer-total.tsx';
import { useWords } from '../../ui/layout/words.tsx';

type Props = {
  readonly rows: readonly BidRow[];
  /** `quiet` while a board has marks, which come first. */
  readonly tone: 'primary' | 'quiet';
  readonly submitRef: Ref<HTMLButtonElement>;
  readonly onSubmit: () => void;
};

/** How much is on the slip, and Submit. */
export function SlipFooter({ rows, tone, submitRef, onSubmit }: Props) {
  const t = useWords();
  const { length: count } = rows;
  return (
    <>
      {count > 0 && (
        <FooterTotal
          count={count === 1 ? t('bid.rowsOne') : t({ key: 'bid.rows', params: { count } })}
          points={formatPoints(totalPoints(rows))}
          unit={t('points.unit')}
        />
      )}
      <Button wide tone={tone} ref={submitRef} onClick={onSubmit}>
        {t('bid.submit')}
      </Button>
    </>
  );
}
