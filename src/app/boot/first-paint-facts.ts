/** What the build tells the page's first script. */
export type FirstPaint = {
  /** '' at the top of a host, else like `/sub`. */
  readonly base: string;
  /** The key of the settings in `localStorage`. */
  readonly settings: string;
  /** The address of the words of each language but English: `hi` is at `/assets/hi-1A2B3C4D.js`. */
  readonly words: { readonly [language: string]: string };
};
