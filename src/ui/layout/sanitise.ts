// Every HTML of the server passes here. Returns nodes, because Trusted Types forbid writing HTML text.
import purify from 'dompurify';
import { safeUrl } from '../../lib/safe-url.ts';

const tags = 'h1 h2 h3 h4 p br hr ul ol li strong b em i u blockquote table thead tbody tr th td a'.split(
  ' ',
);

/** Throws if the browser cannot sanitise. */
export function sanitise(html: string): DocumentFragment {
  // In an unsupported browser DOMPurify returns the text unchanged.
  if (!purify.isSupported) throw new Error('The sanitiser does not run here');
  const fragment = purify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) secureLink(link);
  // The page already has an h1.
  for (const heading of fragment.querySelectorAll('h1')) {
    const lower = document.createElement('h2');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  return fragment;
}

/** A new tab gets no access to the app. A link without a safe address becomes plain text. */
function secureLink(link: HTMLAnchorElement): void {
  const url = safeUrl(link.getAttribute('href'), location.href);
  if (url === null) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', url);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}
