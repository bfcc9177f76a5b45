import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { limits } from '../../domain/limits.ts';
import { formatPoints } from '../../domain/points.ts';
import { typedPoints } from '../../domain/typed-amount.ts';
import { listen } from '../../lib/listen.ts';
import { useMarketState, useRoute } from '../../nav/navigation.ts';
import { bidReturnAtom } from '../../state/core/bid-return.ts';
import { configAtom } from '../../state/core/environment.ts';
import { balanceAtom, needsFundsAtom } from '../../state/reading/wallet.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** `balance` is the wallet less the rows of the slip; `stake` is a board's. The primary button where no bid can be made. */
export function AddFundLink({ balance, stake }: { balance: number | null; stake?: number }) {
  const { deposits } = useAtomValue(configAtom).features;
  const state = useMarketState();
  const [path] = useRoute().paths;
  const keepReturn = useSetAtom(bidReturnAtom);
  const typed = useSyncExternalStore(onFormChange, typedStake, () => 0);
  const needsFunds = useAtomValue(needsFundsAtom);
  const wallet = useAtomValue(balanceAtom) ?? 0;
  useEffect(() => keepReturn(null), [keepReturn]);
  const needs = needsFunds && <NeedsFunds wallet={wallet} />;
  if (!deposits || state === null || balance === null) return needs;
  if (balance >= Math.max(stake ?? typed, limits.minimumBid)) return null;
  return (
    <>
      {needs}
      <LinkButton
        href="/imp9"
        tone={needsFunds ? 'primary' : 'quiet'}
        wide
        onClick={() => keepReturn({ path, market: state.market })}
        words="action.addFund"
      />
    </>
  );
}

function NeedsFunds({ wallet }: { readonly wallet: number }) {
  const t = useWords();
  const [points, min] = [formatPoints(wallet), formatPoints(limits.minimumBid)];
  return <p>{t({ key: 'funds.needed', params: { points, min } })}</p>;
}

/** 0 when they are no points. */
const typedStake = (): number =>
  typedPoints(document.querySelector<HTMLInputElement>('main input[name=points]')?.value ?? '') ?? 0;

/** Chips change a field by a click, without another event. */
const onFormChange = (changed: () => void) => listen(window, ['input', 'change', 'click', 'reset'], changed);
