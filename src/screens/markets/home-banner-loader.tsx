import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useLoaded } from '../../ui/hooks/use-loaded.ts';

const load = async () => (await import('./home-banner.tsx')).banner;

/** Headline and slides. They are not part of the first load, because the markets come first. */
export function HomeBanner() {
  const banner = useLoaded(load);
  if (banner === 'failed') return null;
  if (banner === null)
    return (
      <>
        <Skeleton height={36} />
        <Skeleton height={132} />
      </>
    );
  return (
    <>
      <banner.HomeHeadline />
      <banner.HomeSlides />
    </>
  );
}
