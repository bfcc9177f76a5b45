import { useAtomValue } from 'jotai';
import { listPath } from '../../nav/routes.ts';
import { configAtom } from '../../state/core/environment.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import { Shortcuts } from '../../ui/cards/shortcuts.tsx';
import { useWords } from '../../ui/layout/words.tsx';

const addFund = { href: '/imp9', title: 'home.addFund', icon: 'add' } as const;
const withdraw = { href: '/withdraw', title: 'title.withdraw', icon: 'withdraw' } as const;
const history = { href: '/histories', title: 'title.histories', icon: 'history' } as const;
const families = [
  { href: listPath.starline, title: 'home.starline', icon: 'star' },
  { href: listPath.gali, title: 'home.gali', icon: 'dice' },
] as const;

/** Links to the other two families; funds and histories only with betting on (spec 1 §4). Until that is known their places are free. */
export function HomeShortcuts() {
  const t = useWords();
  const { deposits, withdrawals } = useAtomValue(configAtom).features;
  const betting = useAtomValue(bettingAtom);
  const ifBetting = <Item,>(item: Item) => (betting === false ? [] : [betting && item]);
  const items = [
    ...(deposits ? ifBetting(addFund) : []),
    ...(withdrawals ? ifBetting(withdraw) : []),
    ...families,
    ...ifBetting(history),
  ];
  return (
    <Shortcuts
      label={t('home.shortcuts')}
      items={items.map(item => item && { ...item, title: t(item.title) })}
    />
  );
}
