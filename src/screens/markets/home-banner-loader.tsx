import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useLoaded } from '../../ui/hooks/use-loaded.ts';

const load = async () => (await import('./home-banner.tsx')).HomeBanner;

/** Headline and slides. They are not part of the first load, because the markets come first. */
export function HomeBannerLoader() {
  const Banner = useLoaded(load);
  // As high as the two parts and the gap between them.
  if (Banner === null) return <Skeleton height={180} />;
  return Banner === 'failed' ? null : <Banner />;
}
