import type { BidOutcome } from '../../domain/history/bid-outcome.ts';
import { spokenResult } from '../../domain/market/market.ts';
import { AmountText } from '../../ui/cards/amount-text.tsx';
import { Pill } from '../../ui/cards/pill.tsx';
import { ResultText } from '../../ui/cards/result-text.tsx';
import { useWords } from '../../ui/layout/words.tsx';

const tones = { waiting: 'warn', won: 'good', lost: 'plain' } as const;

/** How a bid stands, with what the provider lists as won, and its market's result. */
export function BidStanding({ outcome }: { readonly outcome: BidOutcome }) {
  const t = useWords();
  const { status, amount, result } = outcome;
  const digits = t('market.digits').split(' ');
  const words = (shown: string): string => t({ key: 'result.label', params: { result: shown } });
  return (
    <>
      {status !== 'unknown' && <Pill tone={tones[status]}>{t(`status.${status}`)}</Pill>}
      {result !== '' && (
        <span>
          <ResultText done={words(result)} spoken={words(spokenResult(result, digits))} />
        </span>
      )}
      {amount !== null && <AmountText amount={amount} sign="credit" unit={t('points.unit')} />}
    </>
  );
}
