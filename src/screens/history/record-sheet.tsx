import '../../ui/layout/late-words.ts';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { amountWords } from '../../domain/amount.ts';
import { whatsappLink } from '../../domain/content.ts';
import { numberText } from '../../domain/game/panna.ts';
import { recordPayout } from '../../domain/game/payout.ts';
import type { BidOutcome } from '../../domain/history/bid-outcome.ts';
import type { ShownRecord } from '../../domain/history/history.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import { serverWords } from '../../domain/history/server-words.ts';
import type { Family } from '../../domain/market/market.ts';
import { formatPoints } from '../../domain/points.ts';
import { configAtom } from '../../state/core/environment.ts';
import { supportAtom } from '../../state/reading/content.ts';
import { payoutsAtoms } from '../../state/reading/payouts.ts';
import { emphasised, strong } from '../../ui/cards/emphasised.tsx';
import { DefinitionList } from '../../ui/cards/lists/listing.tsx';
import { Button, LinkButton } from '../../ui/fields/button.tsx';
import { shareText } from '../../ui/hooks/share-text.ts';
import { Pair, Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { Dialog, type Openable } from '../../ui/overlays/dialog.tsx';
import { tellShared } from '../../ui/overlays/slip-toasts.ts';
import { AgainAtOnce } from './again-sheet.tsx';
import { useResultTime } from './result-time.ts';

type Props = Openable & {
  readonly family: Family;
  readonly isBid: boolean;
  readonly record: ShownRecord;
  readonly outcome: BidOutcome | undefined;
};

/** All details of a bid or a win, with the actions for it. */
export function RecordSheet({ open, onClose, family, isBid, record, outcome }: Props) {
  const t = useWords();
  const { brand } = useAtomValue(configAtom);
  const { chat } = useAtomValue(supportAtom);
  const [again, setAgain] = useState(false);
  const { marketName, label, session, date, amount } = record;
  const points = t(amountWords(amount));
  const items = [
    { term: t('filter.number'), value: numberText(record) },
    { term: t('filter.game'), value: t(serverWords(label)) },
    ...(family === 'gali' || session === ''
      ? []
      : [{ term: t('field.session'), value: t(serverWords(session)) }]),
    { term: t('field.date'), value: shownDate(date, t('app.language')) },
    { term: t(isBid ? 'field.points' : 'column.won'), value: points },
    ...(outcome === undefined || outcome.status === 'unknown'
      ? []
      : [{ term: t('filter.status'), value: t(`status.${outcome.status}`) }]),
    ...(outcome?.amount ? [{ term: t('column.won'), value: t(amountWords(outcome.amount)) }] : []),
    ...(outcome?.result ? [{ term: t('sheet.result'), value: outcome.result }] : []),
  ];
  const line = [marketName, ...items.map(({ value }) => value)].join(' · ');
  const support = whatsappLink(chat, line);
  return (
    <>
      <Dialog
        open={open}
        title={marketName}
        onClose={onClose}
        actions={<Button onClick={onClose} words="action.close" />}
      >
        {isBid ? (
          <section aria-label={t('receipt.title')}>
            <Stack>
              <DefinitionList items={items} />
              {outcome !== undefined && outcome.chance !== 'none' && <Why family={family} record={record} />}
            </Stack>
          </section>
        ) : (
          <DefinitionList items={items} />
        )}
        <Pair>
          {isBid && <Button tone="quiet" busy={again} onClick={() => setAgain(true)} words="again.bid" />}
          <Button
            tone="quiet"
            onClick={async () => tellShared(t, await shareText(`${brand} · ${line}`))}
            words="action.share"
          />
        </Pair>
        {support !== null && <LinkButton href={support} tone="quiet" external wide words="login.whatsapp" />}
      </Dialog>
      {again && <AgainAtOnce placed={{ family, bid: record }} onClose={() => setAgain(false)} />}
    </>
  );
}

/** Repeats the payout from the receipt while the bid can still win. */
function Why({ family, record }: Pick<Props, 'family' | 'record'>) {
  const t = useWords();
  const payouts = useAtomValue(payoutsAtoms[family]);
  const time = useResultTime(family, record);
  const pays = payouts && recordPayout(family, record, payouts);
  if (pays === null) return null;
  const params = { number: numberText(record), points: strong(formatPoints(pays)) };
  return (
    <p>
      {emphasised(
        t(
          time === ''
            ? { key: 'bid.payout', params }
            : { key: 'bid.payoutAfter', params: { ...params, time } },
        ),
      )}
    </p>
  );
}
