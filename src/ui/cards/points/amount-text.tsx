import type { AmountFace, AmountSign } from '../../../domain/wallet/transactions.ts';
import { formatAmount, isNegative, type StatedAmount } from '../../../domain/amount.ts';
import { negated } from '../../../domain/amount-sum.ts';
import { isLong } from './long-figure.ts';
import css from './amount-text.module.css';
import { useWords } from '../../layout/words.tsx';
import { Pill } from '../pill.tsx';

export const signs = {
  credit: '+ ',
  debit: '− ',
  pending: '',
  rejected: '',
  plain: '',
} as const satisfies { readonly [L in AmountSign]: string };

type Props = {
  readonly amount: StatedAmount;
  readonly sign: AmountSign;
  readonly unit?: string | undefined;
};

/** A negative amount keeps its own minus; an unreadable one is shown as unknown. */
export function AmountText({ amount, sign, unit }: Props) {
  const t = useWords();
  const known = amount !== 'unreadable';
  const before = signs[sign];
  const fits = known && (before === '' || !isNegative(amount));
  const shown = fits ? sign : 'plain';
  const figure = known ? formatAmount(amount) : t('amount.unknown');
  return (
    <span className={css.amount} data-sign={shown} data-long={isLong(figure)}>
      {fits && before}
      {figure}
      {known && unit ? <small> {unit}</small> : null}
    </span>
  );
}

export function SignedAmount({ amount, unit }: { readonly amount: StatedAmount; readonly unit: string }) {
  if (amount === 'unreadable' || amount.exact === '0')
    return <AmountText amount={amount} sign="plain" unit={unit} />;
  return isNegative(amount) ? (
    <AmountText amount={negated(amount)} sign="debit" unit={unit} />
  ) : (
    <AmountText amount={amount} sign="credit" unit={unit} />
  );
}

type StatusProps = Pick<Props, 'amount' | 'unit'> & { readonly face: AmountFace };

export function AmountStatus({ amount, face: { sign, status }, unit }: StatusProps) {
  const t = useWords();
  return (
    <span className={css.column}>
      <AmountText amount={amount} sign={sign} unit={unit} />
      {status && (
        <>
          {' '}
          <Pill tone={status.tone}>{t(status.words)}</Pill>
        </>
      )}
    </span>
  );
}
