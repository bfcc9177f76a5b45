import { safeUrl } from '../../lib/safe-url.ts';
import { howToPlayResource } from '../../state/reading/content.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import { Empty } from '../../ui/cards/replies/empty.tsx';
import { RemoteView } from '../../ui/cards/replies/remote-view.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Sanitised } from '../../ui/layout/sanitised.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useResource } from '../records/use-resource.ts';

/** Open to visitors too (spec 2 §2). */
export function HowToPlayScreen() {
  return (
    <Page>
      <RemoteView noun="guide" {...useResource(howToPlayResource)} loading={<Skeleton lines={3} count={4} />}>
        {({ html, videoUrl }) => {
          const video = safeUrl(videoUrl, location.href);
          return (
            <Sanitised
              html={html}
              loading={<Skeleton lines={3} count={4} />}
              failed={<Empty words="error.somethingWrong" />}
              empty={<Empty words="list.empty" />}
              foot={video && <LinkButton href={video} tone="quiet" wide external words="howToPlay.video" />}
            />
          );
        }}
      </RemoteView>
    </Page>
  );
}
