import { once } from '../../lib/once.ts';

/** The style sheet that the first load can do without: every page names it and some bring it along. */
export const loadScreenStyles = once(async () => {
  if (typeof document === 'undefined') return;
  const link = document.querySelector<HTMLLinkElement>('link#screen-styles');
  if (link === null) return;
  await new Promise((come, fail) => {
    link.addEventListener('load', come, { once: true });
    link.addEventListener('error', fail, { once: true });
    link.rel = 'stylesheet';
  }).catch(() => {
    link.rel = 'screen-styles';
    throw new Error('The style sheet cannot be had');
  });
});
