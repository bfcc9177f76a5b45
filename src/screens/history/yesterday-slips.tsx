import '../../ui/layout/late-words.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { type CalendarDate, dayBefore, isoDate } from '../../domain/dates.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import { type DayBids, readDayBidsAtom } from '../../state/reading/histories.ts';
import { Button } from '../../ui/fields/button.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { Muted, Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { useTakingRead } from '../records/add-to-forms.ts';
import { AllSlips } from './all-slips.tsx';
import { DaySlips, useDaySlips } from './day-slips.tsx';

export function YesterdaySlips() {
  const clock = useAtomValue(clockAtom);
  const { date } = useNow(clock);
  const betting = useAtomValue(bettingAtom);
  const [tries, setTries] = useState(0);
  const [filled, setFilled] = useState(false);
  if (betting === false) return null;
  const day = dayBefore(date);
  // The key makes a new list for another day.
  return (
    <>
      <AllSlips focused={filled} />
      <Yesterday
        key={`${isoDate(day)} ${tries}`}
        day={day}
        filled={filled}
        onRetry={() => setTries(before => before + 1)}
        onFilled={() => setFilled(true)}
      />
    </>
  );
}

type DayProps = {
  /** Filled on this visit: another fill is not the next step. */
  readonly filled: boolean;
  readonly onRetry: () => void;
  readonly onFilled: () => void;
};

function Yesterday({ day, filled, onRetry, onFilled }: DayProps & { readonly day: CalendarDate }) {
  const readBids = useSetAtom(readDayBidsAtom);
  const clock = useAtomValue(clockAtom);
  const [own, setOwn] = useState<DayBids | null>(null);
  const [date] = useState(day);
  useEffect(() => {
    let live = true;
    const read = async (): Promise<void> => {
      // The day may still be corrected, and this list with it.
      await clock.ready;
      const bids = live ? await readBids(date) : null;
      if (live) setOwn(bids);
    };
    void read();
    return () => {
      live = false;
    };
  }, [readBids, clock, date]);
  if (own === null) return null;
  if (own.bids.length > 0) return <Slips {...own} {...{ filled, onRetry, onFilled }} />;
  return own.complete ? null : (
    <Region>
      <Failed onRetry={onRetry} />
    </Region>
  );
}

function Slips({ bids, complete, filled, onRetry, onFilled }: DayBids & DayProps) {
  const t = useWords();
  const known = useTakingRead([...new Set(bids.map(({ family }) => family))]);
  const { slips, toFill, addToForms, fillSlips } = useDaySlips(bids);
  if (known === null) return null;
  const fill = (): void => {
    fillSlips(toFill);
    onFilled();
  };
  return (
    <Region>
      {known && toFill.length > 0 && (
        <Button tone={filled ? 'quiet' : 'primary'} onClick={fill} words="again.all" />
      )}
      {known && <DaySlips label={t('again.yesterday')} slips={slips} onAgain={slip => addToForms([slip])} />}
      {!(known && complete) && <Failed onRetry={onRetry} />}
    </Region>
  );
}

function Region({ children }: { readonly children: ReactNode }) {
  const t = useWords();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack>
        <h2 id={id}>{t('again.yesterday')}</h2>
        {children}
      </Stack>
    </section>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useWords();
  return (
    <>
      <Muted>{t('again.failed')}</Muted>
      <Button tone="quiet" onClick={onRetry} words="app.tryAgain" />
    </>
  );
}
