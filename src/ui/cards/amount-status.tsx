import type { AmountFace } from '../../domain/wallet/transactions.ts';
import type { StatedAmount } from '../../domain/amount.ts';
import { useWords } from '../layout/words.tsx';
import { AmountText } from './amount-text.tsx';
import { Pill } from './pill.tsx';
import css from './amount-text.module.css';

type Props = {
  readonly amount: StatedAmount;
  readonly face: AmountFace;
  readonly unit?: string | undefined;
};

export function AmountStatus({ amount, face: { look, plus, status }, unit }: Props) {
  const t = useWords();
  return (
    <span className={css.column}>
      {status && (
        <>
          <Pill tone={status.tone}>{t(status.words)}</Pill>{' '}
        </>
      )}
      <AmountText amount={amount} sign={look} plus={plus} unit={unit} />
    </span>
  );
}
