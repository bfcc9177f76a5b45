import { useAtomValue } from 'jotai';
import type { Player } from '../../domain/player/account.ts';
import { limits } from '../../domain/limits.ts';
import { truncate } from '../../lib/text.ts';
import { configAtom } from '../../state/core/environment.ts';
import { useLogOut } from '../../screens/account/use-log-out.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import type { PlainKey } from '../../text/message.ts';
import { Drawer } from '../../ui/overlays/dialog.tsx';
import { type IconName, Icon } from '../../ui/icons/icon.tsx';
import { Listing, ListRow } from '../../ui/cards/lists/listing.tsx';
import { Inline, Muted } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';

type MenuItem = {
  readonly path: string;
  readonly label: PlainKey;
  readonly icon: IconName;
  readonly betting: boolean;
  readonly deposits?: boolean;
};

const items: readonly MenuItem[] = [
  { path: '/imp', label: 'menu.home', icon: 'home', betting: false },
  { path: '/imp9', label: 'title.addFunds', icon: 'add', betting: true, deposits: true },
  { path: '/imp7', label: 'title.wallet', icon: 'wallet', betting: true },
  { path: '/imp3', label: 'links.wins', icon: 'trophy', betting: true },
  { path: '/imp4', label: 'menu.bids', icon: 'ticket', betting: true },
  { path: '/charts', label: 'title.charts', icon: 'chart', betting: false },
  { path: '/htp', label: 'title.howToPlay', icon: 'help', betting: true },
  { path: '/gameRates', label: 'menu.rates', icon: 'rates', betting: true },
  { path: '/change', label: 'title.changePassword', icon: 'lock', betting: false },
  { path: '/privacypolicy', label: 'title.privacy', icon: 'shield', betting: false },
];

/** Entries of this project, below the specified ones, whether betting is on or off. */
const ours: readonly Pick<MenuItem, 'path' | 'label' | 'icon'>[] = [
  { path: '/results', label: 'title.results', icon: 'list' },
  { path: '/month', label: 'period.month', icon: 'calendar' },
  { path: '/settings', label: 'title.settings', icon: 'settings' },
  { path: '/limits', label: 'title.limits', icon: 'timer' },
];

type Props = { readonly player: Player; readonly open: boolean; readonly onClose: () => void };

/** The betting status decides which entries it has (spec 1 §2). */
export function SideMenu({ player, open, onClose }: Props) {
  const t = useWords();
  const betting = useAtomValue(bettingAtom) === true;
  const { brand, features } = useAtomValue(configAtom);
  const logOut = useLogOut();
  const row = ({ path, label, icon }: Pick<MenuItem, 'path' | 'label' | 'icon'>) => (
    <ListRow key={path} leading={<Icon name={icon} />} title={t(label)} href={path} onClick={onClose} />
  );
  return (
    <Drawer open={open} label={t('action.menu')} onClose={onClose}>
      <Listing>
        <ListRow
          leading={<Icon name="person" />}
          title={truncate(player.username, limits.menuNameLength)}
          detail={
            <>
              {player.mobile} <span>· {t('title.profile')}</span>
            </>
          }
          href="/profile"
          onClick={onClose}
        />
      </Listing>
      <Listing>
        {items
          .filter(item => (betting || !item.betting) && (features.deposits || item.deposits !== true))
          .map(row)}
      </Listing>
      <Listing>
        {ours.map(row)}
        <ListRow
          leading={<Icon name="logout" />}
          title={t('action.logOut')}
          onClick={() => {
            onClose();
            logOut();
          }}
        />
      </Listing>
      <Inline>
        <Muted>{brand}</Muted>
      </Inline>
    </Drawer>
  );
}
