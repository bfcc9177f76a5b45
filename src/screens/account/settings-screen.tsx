import { useAtomValue, useSetAtom } from 'jotai';
import { languageChoices, themes } from '../../domain/player/settings.ts';
import { chooseAtom, settingsAtom } from '../../state/core/settings.ts';
import { Listing, ListRow } from '../../ui/cards/listing.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { RadioList, Segmented } from '../../ui/fields/choice.tsx';
import { languageNames } from '../../ui/fields/brand-bar.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Muted, Stack } from '../../ui/layout/stack.tsx';
import { useLanguage, useWords } from '../../ui/layout/words.tsx';
import { KeySettings } from './key-settings.tsx';
import { ResultNotifications } from './result-notifications.tsx';
import { useLimitsLine } from './use-limits-line.ts';
import { useLogOut } from './use-log-out.ts';

/** `/settings`: what the player chooses for this device, whatever the betting status. */
export function SettingsScreen() {
  const t = useWords();
  const { language, theme } = useAtomValue(settingsAtom);
  const choose = useSetAtom(chooseAtom);
  const shown = useLanguage();
  const logOut = useLogOut();
  return (
    <Page>
      <Stack gap="wide">
        <RadioList
          legend={t('settings.language')}
          name="language"
          options={languageChoices.map(value => ({ value, label: languageNames[value], lang: value }))}
          value={language ?? shown}
          onChange={value => choose({ language: value })}
        />
        <Segmented
          legend={t('settings.theme')}
          showLegend
          name="theme"
          options={themes.map(value => ({ value, label: t(`theme.${value}`) }))}
          value={theme}
          onChange={value => choose({ theme: value })}
        />
        <Listing>
          <ResultNotifications />
          <ListRow title={t('title.limits')} detail={useLimitsLine()} href="/limits" />
          <ListRow title={t('title.changePassword')} href="/change" />
          <KeySettings />
        </Listing>
        <Stack gap="tight">
          <Button tone="quiet" wide onClick={logOut} aria-describedby="log-out-note">
            {t('settings.logOut')}
          </Button>
          <div id="log-out-note">
            <Muted>{t('settings.logOutNote')}</Muted>
          </div>
        </Stack>
      </Stack>
    </Page>
  );
}
