import type { banner as english } from '../en/banner.ts';
import type { Translation } from '../message.ts';

/** The headline and the slides of the home screen: spec 1 §2. */
export const banner = {
  'home.pauseHeadline': 'सूचना थांबवा',
  'home.playHeadline': 'सूचना सुरू करा',
  'home.slides': 'बातम्या',
  'home.slide': 'स्लाइड {number}',
  'home.pauseSlides': 'स्लाइड थांबवा',
  'home.playSlides': 'स्लाइड सुरू करा',
} satisfies Translation<typeof english>;
