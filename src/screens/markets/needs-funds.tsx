import { useAtomValue } from 'jotai';
import { formatPoints } from '../../domain/points.ts';
import { configAtom } from '../../state/core/environment.ts';
import { balanceAtom } from '../../state/reading/wallet.ts';
import css from '../../ui/cards/markets/yours.module.css';
import { LinkButton } from '../../ui/fields/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** Shown while the wallet has less than the smallest bid, `min`. */
export function NeedsFunds({ min }: { readonly min: number }) {
  const t = useWords();
  const { deposits } = useAtomValue(configAtom).features;
  const points = formatPoints(useAtomValue(balanceAtom) ?? 0);
  return (
    <div className={css.row}>
      <Icon name="wallet" size={20} />
      <p className={css.words}>{t({ key: 'funds.needed', params: { points, min: formatPoints(min) } })}</p>
      {deposits && <LinkButton href="/imp9" words="action.addFund" />}
    </div>
  );
}
