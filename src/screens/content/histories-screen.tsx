import { useAtomValue } from 'jotai';
import { bettingAtom } from '../../state/reading/markets.ts';
import type { PlainKey } from '../../text/message.ts';
import type { IconName } from '../../ui/icons/icon.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Listing, ListRow } from '../../ui/cards/listing.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';

type HistoryLink = {
  readonly path: string;
  readonly label: PlainKey;
  readonly icon: IconName;
  readonly betting: boolean;
};

/** The eight buttons in the specification's order; Gali's two need betting (spec 2 §2 and §6). */
const links: readonly HistoryLink[] = [
  { path: '/AddFundHistory', label: 'histories.deposit', icon: 'add', betting: false },
  { path: '/transaction', label: 'histories.wallet', icon: 'wallet', betting: false },
  { path: '/imp4', label: 'histories.mainBids', icon: 'ticket', betting: false },
  { path: '/imp3', label: 'histories.mainWins', icon: 'trophy', betting: false },
  { path: '/imp5', label: 'histories.starlineBids', icon: 'ticket', betting: false },
  { path: '/imp6', label: 'histories.starlineWins', icon: 'trophy', betting: false },
  { path: '/impbid', label: 'histories.galiBids', icon: 'ticket', betting: true },
  { path: '/impwin', label: 'histories.galiWins', icon: 'trophy', betting: true },
];

/** `/histories`: links to all histories. */
export function HistoriesScreen() {
  const t = useWords();
  const betting = useAtomValue(bettingAtom) !== false;
  return (
    <Page>
      <Listing>
        {links
          .filter(link => betting || !link.betting)
          .map(({ path, label, icon }) => (
            <ListRow key={path} leading={<Icon name={icon} />} title={t(label)} href={path} />
          ))}
      </Listing>
    </Page>
  );
}
