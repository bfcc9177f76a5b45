import '../../ui/layout/common-parts.ts';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { valueOf } from '../../lib/remote.ts';
import { plainText } from '../../lib/text.ts';
import { imageUrl } from '../../lib/image-url.ts';
import { homeHeadlineAtom, imageHostsAtom, slidesAtom } from '../../state/reading/content.ts';
import { Headline } from '../../ui/cards/marquee.tsx';
import { Slider } from '../../ui/cards/slider.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** The headline with id 1. A failure is only logged (spec 1 §8). */
export const HomeHeadline = () => <Headline reading={useAtomValue(homeHeadlineAtom)} />;

export function HomeSlides() {
  const t = useWords();
  const hosts = useAtomValue(imageHostsAtom);
  const slides = valueOf(useAtomValue(slidesAtom)) ?? [];
  const headline = plainText((valueOf(useAtomValue(homeHeadlineAtom)) ?? []).join(' '));
  const [failed, setFailed] = useState<readonly string[]>([]);
  const pictures = new Map<string, string>();
  for (const { src, alt } of slides) {
    const url = imageUrl(src, location.href, hosts);
    // The headline says it already.
    const repeats = plainText(alt) !== '' && headline.includes(plainText(alt));
    if (url !== null && !repeats && !failed.includes(url)) pictures.set(url, alt);
  }
  if (pictures.size === 0) return null;
  const dotLabel = (number: number) => t({ key: 'home.slide', params: { number } });
  return (
    <Slider
      slides={[...pictures].map(([src, alt], n) => ({ src, alt: alt === '' ? dotLabel(n + 1) : alt }))}
      label={t('home.slides')}
      dotLabel={dotLabel}
      onFail={src => setFailed(before => [...before, src])}
    />
  );
}
