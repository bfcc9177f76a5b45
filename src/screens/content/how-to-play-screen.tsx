import { useAtomValue, useSetAtom } from 'jotai';
import { safeUrl } from '../../lib/safe-url.ts';
import { howToPlayResource } from '../../state/reading/content.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import { Empty } from '../../ui/cards/empty.tsx';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Sanitised } from '../../ui/layout/sanitised.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';

/** For visitors too (spec 2 §2). */
export function HowToPlayScreen() {
  return (
    <Page>
      <Guide />
    </Page>
  );
}

function Guide() {
  return (
    <RemoteView
      noun="guide"
      reading={useAtomValue(howToPlayResource.value)}
      readAt={useAtomValue(howToPlayResource.minute)}
      onRetry={useSetAtom(howToPlayResource.refresh)}
      loading={<Skeleton lines={3} count={4} />}
    >
      {({ html, videoUrl }) => {
        const video = safeUrl(videoUrl, location.href);
        return (
          <Sanitised
            html={html}
            loading={<Skeleton lines={3} count={4} />}
            failed={<Empty words="error.somethingWrong" />}
            foot={
              video !== null && <LinkButton href={video} tone="quiet" wide external words="howToPlay.video" />
            }
          />
        );
      }}
    </RemoteView>
  );
}
