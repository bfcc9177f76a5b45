import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useLoaded } from '../../ui/hooks/use-loaded.ts';

const load = async () => (await import('./home-banner.tsx')).HomeBanner;

/** Headline and slides. They are not part of the first load, because the markets come first. */
export function HomeBannerLoader() {
  const Banner = useLoaded(load);
  if (Banner === null)
    return (
      <>
        <Skeleton height={36} />
        <Skeleton picture={[358, 132]} />
      </>
    );
  return Banner === 'failed' ? null : <Banner />;
}
