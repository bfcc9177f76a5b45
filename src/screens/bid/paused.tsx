import { useAtomValue } from 'jotai';
import { momentText } from '../../domain/player/play-limits.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** That the player has paused betting, until when, and what stays open. */
export function Paused({ until }: { readonly until: number }) {
  const t = useWords();
  const { zone } = useAtomValue(clockAtom);
  const shown = { zone, language: t('app.language') };
  return (
    <Stack>
      <Notice tone="info" role="alert">
        <p>{t({ key: 'play.paused', params: { until: momentText(until, shown) } })}</p>
        <p>{t('play.pausedMore')}</p>
      </Notice>
      <LinkButton href="/limits" tone="quiet" wide>
        {t('title.limits')}
      </LinkButton>
    </Stack>
  );
}
