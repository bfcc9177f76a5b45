/**
 * Budgets of bytes as ratios to React's own floor, which is built by the same esbuild in the same run; scripts by
 * brotli 11. All that a page loads before it is `ready` counts: until then nothing that is submitted can leave. `aim` is
 * what we want, `limit` what fails the check: it only ever goes down.
 */
export const budgets = {
  login: { aim: 1.3, limit: 1.4, what: 'scripts of /login until a log-in can leave' },
  home: { aim: 1.4, limit: 1.48, what: 'scripts of /imp until its first dashboard can be drawn' },
  route: { aim: 1.6, limit: 1.8, what: 'scripts of the heaviest route' },
  routes: { aim: 2, limit: 2.25, what: 'scripts of all routes together' },
} as const;

/** Bytes, brotli 11: the HTML of /login with its CSS. */
export const loginPageBytes = 6000;

/** Script files that a page asks for before it is ready. */
export const scriptsBeforeReady = 8;
