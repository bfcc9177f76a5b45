import type { banner as english } from '../en/banner.ts';
import type { Translation } from '../message.ts';

/** The headline and the slides of the home screen: spec 1 §2. */
export const banner = {
  'home.pauseHeadline': 'सूचना रोकें',
  'home.playHeadline': 'सूचना चलाएं',
  'home.slides': 'खबरें',
  'home.slide': 'स्लाइड {number}',
  'home.pauseSlides': 'स्लाइड रोकें',
  'home.playSlides': 'स्लाइड चलाएं',
} satisfies Translation<typeof english>;
