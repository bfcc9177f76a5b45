import '../../ui/layout/common-parts.ts';
import '../../ui/layout/late-words.ts';
import { useAtomValue } from 'jotai';
import { onceForEach } from '../../lib/once.ts';
import { InstallOffer } from '../../screens/account/install-offer.tsx';
import { BidsRow, Yours } from '../../screens/history/yours.tsx';
import { FirstSteps, useAccountAge } from '../../screens/markets/first-steps.tsx';
import { NeedsFunds } from '../../screens/markets/needs-funds.tsx';
import { YourPayments } from '../../screens/wallet/your-payments.tsx';
import { bettingAtom } from '../../state/reading/markets.ts';
import { neededFundsAtom } from '../../state/reading/needed-funds.ts';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';

const slipsWithin = onceForEach(height =>
  lazyPart(async () => (await import('./groups/bid.ts')).YourSlips, {
    placeholder: <Skeleton height={Number(height)} />,
  }),
);

type Props = {
  /** In pixels, of all rows, of the player's own among them and of those of slips. */
  readonly height: number;
  readonly own: number;
  readonly slips: number;
};

export function Above({ height, own, slips }: Props) {
  const age = useAccountAge();
  const betting = useAtomValue(bettingAtom);
  const needed = useAtomValue(neededFundsAtom);
  const needsFunds = needed !== null && betting === true;
  return (
    <Yours
      height={height}
      own={own}
      first={
        (age === 'new' && betting !== false) || needsFunds ? (
          <>
            {age === 'new' ? <FirstSteps /> : <BidsRow isKnown={age === 'old'} />}
            {needsFunds && <NeedsFunds min={needed} />}
          </>
        ) : null
      }
      Slips={slips > 0 ? slipsWithin(String(slips)) : null}
      Payments={YourPayments}
    />
  );
}

export const Below = InstallOffer;
