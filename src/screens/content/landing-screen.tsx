import { useAtomValue, useSetAtom } from 'jotai';
import { configAtom } from '../../state/core/environment.ts';
import { visitorDraftAtom } from '../../state/account/visitor-draft.ts';
import { chooseAtom, settingsAtom } from '../../state/core/settings.ts';
import { BrandBar } from '../../ui/fields/brand-bar.tsx';
import { LinkButton } from '../../ui/fields/button.tsx';
import { Card, Tile, TileGrid } from '../../ui/cards/card.tsx';
import { Inline, Muted, Pair } from '../../ui/layout/stack.tsx';
import { Marquee } from '../../ui/cards/banners/marquee.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';

const tiles = [
  { title: 'landing.download', icon: 'download' },
  { title: 'landing.addFund', icon: 'add' },
  { title: 'title.withdraw', icon: 'withdraw' },
  { title: 'home.gali', icon: 'dice' },
  { title: 'home.starline', icon: 'star' },
] as const;

/** Every action leads to /login (spec 1 §1). The links at the foot are only for reading. */
export function LandingScreen() {
  const t = useWords();
  const { landingNotice, brand, mark: logo } = useAtomValue(configAtom);
  const { language } = useAtomValue(settingsAtom);
  const choose = useSetAtom(chooseAtom);
  const setDraft = useSetAtom(visitorDraftAtom);
  const register = (): void => setDraft({ form: 'login', fields: {} });
  return (
    <Page>
      <BrandBar logo={logo} chosen={language} onChoose={value => choose({ language: value })} />
      <PageTitle note={t({ key: 'login.brand', params: { brand } })}>{brand}</PageTitle>
      {landingNotice !== '' && <Marquee text={landingNotice} />}
      <Pair>
        <LinkButton href="/login" wide words="title.login" />
        <LinkButton href="/login" onClick={register} tone="quiet" wide words="title.register" />
      </Pair>
      <TileGrid>
        {tiles.map(({ title, icon }) => (
          <Tile key={title} href="/login" icon={icon} title={t(title)} />
        ))}
      </TileGrid>
      <Card>
        <h2>{t('landing.how')}</h2>
        <Muted>{t('landing.howText')}</Muted>
      </Card>
      <Inline>
        <a href="/htp">{t('title.howToPlay')}</a>
        <a href="/about">{t('title.about')}</a>
        <a href="/privacypolicy">{t('title.privacy')}</a>
      </Inline>
      <Inline>
        <Muted>{t('app.adults')}</Muted>
      </Inline>
    </Page>
  );
}
