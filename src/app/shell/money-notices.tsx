import { useSignals } from '@preact/signals-react/runtime';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatClock12 } from '../../domain/clock-time.ts';
import { localTime } from '../../domain/dates.ts';
import { formatPoints } from '../../domain/points.ts';
import type { EarlierRow, WaitingRow } from '../../domain/placing/order.ts';
import { settledRows } from '../../domain/slip/slip.ts';
import { slipsIn } from '../../live/slips.ts';
import { clockAtom, environmentAtom } from '../../state/core/environment.ts';
import { accountAtom } from '../../state/money/money-account.ts';
import {
  absentAtom,
  earlierAtom,
  untoldTickAtom,
  notClearAtom,
  twiceAtom,
} from '../../state/money/money-notices.ts';
import { resumeOrdersAtom, untoldAtom } from '../../state/money/orders.ts';
import type { Words } from '../../text/message.ts';
import { Button } from '../../ui/fields/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { RowItem, Rows } from '../../ui/cards/lists/rows.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { showMoneyToast } from '../../ui/overlays/toast.ts';
import { bidText } from './bid-text.ts';

export function MoneyNotices() {
  useFoundElsewhere();
  return (
    <>
      <PlacedEarlier />
      <PlacedTwice />
      <NotClearYet />
      <AbsentAfterAll />
    </>
  );
}

/** Render it after the form, whose effect must settle its own rows first. */
function useFoundElsewhere(): void {
  useSignals();
  const account = useAtomValue(accountAtom);
  const untoldTick = useAtomValue(untoldTickAtom);
  const slips = slipsIn(useAtomValue(environmentAtom));
  const resume = useSetAtom(resumeOrdersAtom);
  const tellUntold = useSetAtom(untoldAtom);
  useEffect(() => {
    if (account !== null) resume();
  }, [account, resume]);
  useEffect(() => slips.take(settledRows(tellUntold())), [untoldTick, tellUntold, slips]);
}

/** Names the earlier bid, so that the player does not take it for a new one. */
function PlacedEarlier() {
  const t = useWords();
  const clock = useAtomValue(clockAtom);
  const [earlier, forget] = useAtom(earlierAtom);
  const words = ({ kind, at }: EarlierRow): Words => ({
    key: `earlier.${kind}`,
    params: { time: formatClock12(localTime(at, clock.zone).minute) },
  });
  const close = (): void => forget([]);
  return (
    <Dialog
      open={earlier.length > 0}
      title={t('money.earlier')}
      unasked
      onClose={close}
      actions={<Button onClick={close} words="action.close" />}
    >
      <Rows label={t('money.earlier')} scrolls>
        {earlier.map((notice, index) => (
          <RowItem
            key={index}
            worded
            main={bidText(t, notice) ?? t(words(notice))}
            note={bidText(t, notice) !== null && t(words(notice))}
            points={t({ key: 'points.amount', params: { points: formatPoints(notice.points) } })}
          />
        ))}
      </Rows>
      <Notice tone="info">{t('money.notAgain')}</Notice>
    </Dialog>
  );
}

function PlacedTwice() {
  const t = useWords();
  const [twice, setTwice] = useAtom(twiceAtom);
  const close = (): void => setTwice(null);
  const text = t(`twice.${twice ?? 'bid'}`);
  return (
    <Dialog
      open={twice !== null}
      label={text}
      unasked
      onClose={close}
      actions={<Button onClick={close} words="action.close" />}
    >
      <Notice tone="warn">{text}</Notice>
    </Dialog>
  );
}

function useRowParams() {
  const t = useWords();
  const { zone } = useAtomValue(clockAtom);
  return ({ number, points, at }: WaitingRow) => {
    const amount = t({ key: 'points.amount', params: { points: formatPoints(points) } });
    return {
      row: number === '' ? amount : `${number} · ${amount}`,
      time: formatClock12(localTime(at, zone).minute),
    };
  };
}

/**
 * Asks about rows that were not sent, because the end of equal rows is unknown. The player waits, or decides
 * once the provider must show the end.
 */
function NotClearYet() {
  const t = useWords();
  const params = useRowParams();
  const [notClear, answer] = useAtom(notClearAtom);
  const rows = notClear?.rows ?? [];
  const passed = usePassedWait(notClear && notClear.firstRows);
  const canDecide = passed !== null && rows.every(({ waitMs }) => waitMs <= passed);
  const decide = (goOn: () => void): void => {
    answer('done');
    goOn();
  };
  const wait = (): void => answer('wait');
  return (
    <Dialog
      open={notClear !== null}
      title={t('money.notClear')}
      unasked
      onClose={wait}
      actions={
        notClear && (
          <>
            {canDecide && (
              <>
                <Button
                  tone="quiet"
                  onClick={() => decide(() => notClear.takeOff(rows.map(({ row }) => row)))}
                  words="money.takeOff"
                />
                <Button
                  tone="quiet"
                  onClick={() => decide(() => notClear.sendAgain(rows.map(({ attempt }) => attempt)))}
                  words="money.sendAgain"
                />
              </>
            )}
            <Button onClick={wait} words="money.wait" />
          </>
        )
      }
    >
      {rows.map(row => (
        <p key={row.row}>
          {t({ key: `notClear.${row.kind}`, params: params(row) })}
          {bidText(t, row) !== null && ` (${bidText(t, row)})`}
        </p>
      ))}
      {canDecide && <Notice tone="warn">{t('money.mayBeTwice')}</Notice>}
    </Dialog>
  );
}

/**
 * The longest wait of these rows that has passed since the app asked about them, in milliseconds. Null
 * before the first.
 */
function usePassedWait(rows: readonly WaitingRow[] | null): number | null {
  const [passed, setPassed] = useState<{ readonly of: unknown; readonly ms: number } | null>(null);
  useEffect(() => {
    const waits = new Set(rows?.map(({ waitMs }) => waitMs));
    const timers = Array.from(waits, ms => setTimeout(() => setPassed({ of: rows, ms }), ms));
    return () => timers.forEach(clearTimeout);
  }, [rows]);
  return passed !== null && passed.of === rows ? passed.ms : null;
}

function AbsentAfterAll() {
  const t = useWords();
  const params = useRowParams();
  const [absent, forget] = useAtom(absentAtom);
  const tell = useEffectEvent(() => {
    for (const row of absent) showMoneyToast('info', t({ key: 'money.absent', params: params(row) }));
    if (absent.length > 0) forget([]);
  });
  useEffect(() => tell(), [absent]);
  return null;
}
