import { useAtomValue } from 'jotai';
import { valueOf } from '../../lib/remote.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { howToPlayAtom } from '../../state/reading/how-to-play.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import { Empty } from '../../ui/cards/empty.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Sanitised } from '../../ui/layout/sanitised.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** `/htp`: the operator's guide and a link to the video, for visitors too (spec 2 §2). */
export function HowToPlayScreen() {
  return (
    <Page>
      <Guide />
    </Page>
  );
}

function Guide() {
  const t = useWords();
  const remote = useAtomValue(howToPlayAtom);
  if (remote.kind === 'loading') return <Skeleton lines={3} count={4} />;
  const guide = valueOf(remote);
  if (guide === null) return <Empty>{t('list.empty')}</Empty>;
  const video = safeUrl(guide.videoUrl, location.href);
  return (
    <>
      <Sanitised
        html={guide.html}
        loading={<Skeleton lines={3} count={4} />}
        failed={<Empty>{t('list.empty')}</Empty>}
      />
      {video !== null && (
        <LinkButton href={video} tone="quiet" wide external>
          {t('howToPlay.video')}
        </LinkButton>
      )}
    </>
  );
}
