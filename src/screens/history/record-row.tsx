import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { numberText } from '../../domain/game/panna.ts';
import { recordPayout } from '../../domain/game/payout.ts';
import { hasOneSession } from '../../domain/game/winning.ts';
import { type BidOutcome, decidingSession } from '../../domain/history/bid-outcome.ts';
import { decidingFigure, resultUntil } from '../../domain/history/deciding-figure.ts';
import type { History, ShownRecord } from '../../domain/history/history.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import { gameOfLabel, recordColour, serverWords } from '../../domain/history/server-words.ts';
import { type Family, spokenResult } from '../../domain/market/market.ts';
import { formatPoints } from '../../domain/points.ts';
import { payoutsAtoms } from '../../state/reading/payouts.ts';
import { AmountText } from '../../ui/cards/amount-text.tsx';
import { BidRow, type RowPlace } from '../../ui/cards/bid-row.tsx';
import { emphasised, strong } from '../../ui/cards/emphasised.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { lazyOnOpen } from '../../ui/overlays/lazy-on-open.tsx';
import { useResultTime } from './result-time.ts';

const RecordSheet = lazyOnOpen(async () => (await import('./record-sheet.tsx')).RecordSheet);

type Props = {
  readonly history: History;
  readonly record: ShownRecord;
  /** Undefined for wins, and while nothing is known. */
  readonly outcome: BidOutcome | undefined;
  readonly place: RowPlace;
};

/** A bid or a win in one line. A tap opens all its details. */
export function RecordRow({ history: { family, kind }, record, outcome, place }: Props) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const isBid = kind === 'bids';
  const session = titleSession(family, record);
  const dated = !isBid || family === 'gali';
  return (
    <BidRow
      {...place}
      title={[record.marketName, session === '' ? '' : t(serverWords(session))].filter(Boolean).join(' · ')}
      headline={isBid ? undefined : t('win.congratulations')}
      number={{ term: t('field.digit'), value: numberText(record) }}
      amount={<AmountText amount={record.amount} unit={t('points.unit')} sign={isBid ? 'plain' : 'credit'} />}
      facts={[
        { term: t('filter.type'), value: t(serverWords(record.label)) },
        { term: t('field.date'), value: shownDate(record.date, t('app.language')), hidden: !dated },
      ]}
      promise={
        (outcome?.chance ?? 'none') !== 'none' ? <Promised family={family} record={record} /> : undefined
      }
      result={outcome && outcome.result !== '' ? <ResultOf {...{ family, record, outcome }} /> : undefined}
      status={isBid && <StatusOf {...{ family, record, outcome }} />}
      tone={!isBid || outcome?.status === 'won' ? 'won' : outcome?.status === 'lost' ? 'lost' : undefined}
      colour={family === 'gali' ? recordColour(record.label) : undefined}
      onOpen={() => setOpen(true)}
    >
      {/* Mounted only when it is open, because there are thousands of rows. */}
      {open && (
        <RecordSheet
          open
          onClose={() => setOpen(false)}
          family={family}
          isBid={isBid}
          record={record}
          outcome={outcome}
        />
      )}
    </BidRow>
  );
}

/** A jodi or a sangam has numbers of both sessions, and Gali has no sessions. */
function titleSession(family: Family, { label, session }: ShownRecord): string {
  if (family === 'gali') return '';
  const game = gameOfLabel(family, label);
  return game === null || hasOneSession(game) ? session : '';
}

type Of = { readonly family: Family; readonly record: ShownRecord; readonly outcome: BidOutcome };

/** The payout of a bid that can still win, or its game while the rates are unknown. */
function Promised({ family, record }: Omit<Of, 'outcome'>) {
  const t = useWords();
  const payouts = useAtomValue(payoutsAtoms[family]);
  const pays = payouts && recordPayout(family, record, payouts);
  const number = numberText(record);
  return pays === null ? (
    <span>{t(serverWords(record.label))}</span>
  ) : (
    <span>
      {emphasised(t({ key: 'bid.payout', params: { number, points: strong(formatPoints(pays)) } }))}
    </span>
  );
}

/** The figure that decided the bid is bold. */
function ResultOf({ family, record, outcome }: Of) {
  const t = useWords();
  const game = gameOfLabel(family, record.label);
  const session = decidingSession(family, record);
  const result = resultUntil(session, outcome.result);
  const words = (shown: string): string => t({ key: 'result.label', params: { result: shown } });
  const spoken = words(spokenResult(result, t('market.digits').split(' ')));
  const { before, figure, after } = decidingFigure(game, session, result);
  return (
    <>
      <span className="visually-hidden">{spoken}</span>
      <span aria-hidden="true">{emphasised(words(before + (figure && strong(figure)) + after))}</span>
    </>
  );
}

const tones = { waiting: 'warn', won: 'good', lost: 'plain', returned: 'plain' } as const;

function StatusOf({ family, record, outcome }: Omit<Of, 'outcome'> & Pick<Props, 'outcome'>) {
  const t = useWords();
  if (outcome === undefined || outcome.status === 'unknown') return null;
  const { status, amount } = outcome;
  if (status === 'waiting') return <Waiting family={family} record={record} />;
  return (
    <>
      <span data-tone={tones[status]}>{t(`status.${status}`)}</span>{' '}
      {amount !== null && <AmountText amount={amount} sign="credit" unit={t('points.unit')} />}
    </>
  );
}

/** 'after 3:00 PM' until that time, and then only that the bid waits. */
function Waiting({ family, record }: Omit<Of, 'outcome'>) {
  const t = useWords();
  const time = useResultTime(family, record);
  const after = time && t({ key: 'status.after', params: { time } });
  return (
    <>
      <span data-tone="warn" className={after === '' ? undefined : 'visually-hidden'}>
        {t('status.waiting')}
      </span>
      {after !== '' && <span data-tone="warn"> {after}</span>}
    </>
  );
}
