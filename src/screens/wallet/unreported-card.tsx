import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useState } from 'react';
import { formatClock12 } from '../../domain/clock-time.ts';
import { isoDate } from '../../domain/dates.ts';
import { formatPoints } from '../../domain/points.ts';
import { recordMoment, shownDate } from '../../domain/history/record-day.ts';
import type { ListedDeposit } from '../../domain/wallet/deposit-list.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { reportedElsewhereAtom, type Unreported } from '../../state/money/deposits/deposits.ts';
import {
  discardDepositAtom,
  acceptLineAtom,
  reportAgainAtom,
  type ReportEnd,
  reportMineAtom,
} from '../../state/money/deposits/reports.ts';
import { Card } from '../../ui/cards/card.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { Muted, Pair, Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { useRequestedToast } from './deposit-reporting.tsx';

export function UnreportedCard({ payment }: { readonly payment: Unreported }) {
  const { id, points, reporting, line, hidden } = payment;
  const t = useWords();
  const reportAgain = useSetAtom(reportAgainAtom);
  const reportMine = useSetAtom(reportMineAtom);
  const acceptLine = useSetAtom(acceptLineAtom);
  const discard = useSetAtom(discardDepositAtom);
  const showRequested = useRequestedToast();
  const [sent, setSent] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const close = (): void => setDiscarding(false);
  const seconds = useSecondsElsewhere(id);
  const busy = reporting || sent;

  const showWrong = (): void =>
    showToast({ tone: 'error', text: t('error.somethingWrong'), at: 'top-center' });
  const report = async (send: (id: string) => Promise<ReportEnd>): Promise<void> => {
    setSent(true);
    const end = await send(id);
    setSent(false);
    if (end === 'reported') showRequested(points);
    if (end === 'failed') showWrong();
  };

  return (
    <Card as="article">
      <p>
        <b>{t({ key: 'deposits.payment', params: { points: formatPoints(points) } })}</b>
      </p>
      {(line !== null || hidden) && !busy ? (
        <Question
          line={line}
          onYes={() => void acceptLine(id).catch(showWrong)}
          onNo={() => void report(reportMine)}
        />
      ) : (
        <>
          {seconds > 0 && !busy ? (
            <div role="timer">
              <Muted>{t({ key: 'deposits.elsewhere', params: { seconds } })}</Muted>
            </div>
          ) : (
            <output>
              <Muted>{t(busy ? 'deposits.reporting' : 'deposits.unreported')}</Muted>
            </output>
          )}
          <Pair>
            <Button busy={busy} onClick={() => void report(reportAgain)} words="deposits.report" />
            <Button tone="quiet" busy={busy} onClick={() => setDiscarding(true)} words="deposits.discard" />
          </Pair>
        </>
      )}
      <Dialog
        open={discarding}
        title={t('deposits.discardQuestion')}
        onClose={close}
        actions={
          <>
            <Button tone="quiet" onClick={close} words="action.cancel" />
            <Button
              tone="danger"
              onClick={() => void discard(id).then(close, showWrong)}
              words="deposits.discard"
            />
          </>
        }
      >
        <p>{t({ key: 'deposits.discardText', params: { points: formatPoints(points) } })}</p>
      </Dialog>
    </Card>
  );
}

type QuestionProps = {
  /** Null if its line may have left the list. */
  readonly line: ListedDeposit | null;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** The line may also be another payment of the same points. */
function Question({ line, onYes, onNo }: QuestionProps) {
  const t = useWords();
  const text = useId();
  return (
    <section
      aria-label={t(line === null ? 'deposits.wasReported' : 'deposits.isThisOne')}
      aria-describedby={text}
    >
      <Stack>
        <p id={text}>{line === null ? t('deposits.hidden') : <LineQuestion line={line} />}</p>
        <Pair>
          <Button onClick={onYes} words="deposits.yes" />
          <Button tone="quiet" onClick={onNo} words="deposits.reportMine" />
        </Pair>
      </Stack>
    </section>
  );
}

function LineQuestion({ line: { points, date } }: { readonly line: ListedDeposit }) {
  const t = useWords();
  const { day, minute } = recordMoment(date);
  const isToday = isoDate(useNow(useAtomValue(clockAtom)).date) === day;
  const time = isToday && minute !== null ? formatClock12(minute) : shownDate(date, t('app.language')).trim();
  const amount = formatPoints(points);
  return time === ''
    ? t({ key: 'deposits.questionUntimed', params: { points: amount } })
    : t({ key: 'deposits.question', params: { points: amount, time } });
}

/** Another page may be reporting the payment, or may have closed. */
function useSecondsElsewhere(id: string): number {
  const restMs = useAtomValue(reportedElsewhereAtom);
  const [seconds, setSeconds] = useState(() => Math.ceil(restMs(id) / 1000));
  useEffect(() => {
    const tick = (): void => setSeconds(Math.ceil(restMs(id) / 1000));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [id, restMs]);
  return seconds;
}
