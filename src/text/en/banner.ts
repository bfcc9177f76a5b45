/** The headline and the slides of the home screen: spec 1 §2. */
export const banner = {
  'home.pauseHeadline': 'Pause headline',
  'home.playHeadline': 'Play headline',
  'home.slides': 'News',
  'home.slide': 'Slide {number}',
  'home.pauseSlides': 'Pause slides',
  'home.playSlides': 'Play slides',
} as const;
