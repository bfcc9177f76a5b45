import { once } from '../../lib/once.ts';

/** Loads the style sheet of the screens outside the first load. Every page names it; some load it with the HTML. */
export const loadScreenStyles = once(async () => {
  if (typeof document === 'undefined') return;
  const link = document.querySelector<HTMLLinkElement>('link#screen-styles');
  if (link === null) return;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', reject, { once: true });
    link.rel = 'stylesheet';
  }).catch(() => {
    link.rel = 'screen-styles';
    throw new Error('The style sheet cannot be loaded');
  });
});
