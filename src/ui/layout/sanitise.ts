// The only way HTML of the server's gets onto a screen: nothing in it can run, be filled in, look like ours or frame
// anything. No HTML text is written into the page either, so the content policy's Trusted Types hold.
import purify from 'dompurify';
import { safeUrl } from '../../lib/safe-url.ts';

const tags = 'h1 h2 h3 h4 p br hr ul ol li strong b em i u blockquote table thead tbody tr th td a'.split(
  ' ',
);

/** What may be shown of a text in HTML; throws where it cannot be told. */
export function sanitise(html: string): DocumentFragment {
  // Without a DOM that it can work with it would hand the text back as it came.
  if (!purify.isSupported) throw new Error('The sanitiser does not run here');
  const fragment = purify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) tame(link);
  // The page has its h1 already.
  for (const heading of fragment.querySelectorAll('h1')) {
    const lower = document.createElement('h2');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  return fragment;
}

/** A link leads to a safe address in a new tab that cannot reach back, or is only words. */
function tame(link: HTMLAnchorElement): void {
  const url = safeUrl(link.getAttribute('href'), location.href);
  if (url === null) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', url);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}
