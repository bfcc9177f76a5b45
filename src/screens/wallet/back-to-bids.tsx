import { useAtomValue } from 'jotai';
import { go } from '../../nav/navigation.ts';
import { bidReturnAtom } from '../../state/core/bid-return.ts';
import { LinkButton } from '../../ui/fields/button.tsx';

export function BackToBids() {
  const back = useAtomValue(bidReturnAtom);
  if (back === null) return null;
  return (
    <LinkButton
      href={back.path}
      tone="quiet"
      wide
      onClick={event => {
        // A plain link would lose the market.
        event.preventDefault();
        go(back.path, { state: { market: back.market } });
      }}
      words="wallet.backToBids"
    />
  );
}
