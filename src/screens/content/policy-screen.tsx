import { useAtomValue } from 'jotai';
import { Fragment } from 'react';
import { whatsappLink } from '../../domain/content.ts';
import type { Policy } from '../../nav/routes.ts';
import { supportAtom } from '../../state/reading/content.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import { Prose } from '../../ui/layout/prose.tsx';
import { Listing, ListRow } from '../../ui/cards/lists/listing.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { policies as words } from '../../text/en/policies.ts';
import type { PlainKey } from '../../text/message.ts';
import { addWords } from '../../text/translate.ts';

addWords(words);

const links: readonly { readonly policy: Policy; readonly href: string }[] = [
  { policy: 'about', href: '/about' },
  { policy: 'privacy', href: '/privacypolicy' },
  { policy: 'dataDeletion', href: '/privacy' },
  { policy: 'delete', href: '/delete' },
];

export function PolicyScreen({ view }: { readonly view: { readonly policy: Policy } }) {
  const t = useWords();
  const { support, chat } = useAtomValue(supportAtom);
  const link = whatsappLink(chat);
  return (
    <Page>
      <Prose>
        <p>{t(`${view.policy}.intro`)}</p>
        {policies[view.policy].map(text => (
          <Fragment key={text}>
            <h2>{t(`${text}Title`)}</h2>
            <p>{t(text)}</p>
          </Fragment>
        ))}
        <p>{t({ key: 'policy.contact', params: { phone: support.replace(/^\+91/, '+91 ') } })}</p>
      </Prose>
      {link !== null && <LinkButton href={link} tone="quiet" wide external words="login.whatsapp" />}
      <Listing label={t('policy.more')}>
        {links
          .filter(({ policy }) => policy !== view.policy)
          .map(({ policy, href }) => (
            <ListRow key={policy} title={t(`title.${policy}`)} href={href} />
          ))}
      </Listing>
    </Page>
  );
}

/** Spec 1 §2: Privacy Policy has six sections. */
const policies = {
  about: ['about.adults', 'about.points', 'about.operator'],
  dataDeletion: ['dataDeletion.what', 'dataDeletion.kept', 'dataDeletion.device', 'dataDeletion.how'],
  delete: ['delete.before', 'delete.how', 'delete.then'],
  privacy: [
    'privacy.who',
    'privacy.sent',
    'privacy.stored',
    'privacy.shared',
    'privacy.duration',
    'privacy.rights',
  ],
} as const satisfies { readonly [P in Policy]: readonly PlainKey[] };
