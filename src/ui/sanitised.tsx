// The only way HTML of the server's gets onto a screen: nothing in it can run, be filled in, look like ours or frame
// anything. No HTML text is written into the page either, so the content policy's Trusted Types hold.
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { safeUrl } from '../lib/safe-url.ts';
import css from './layout.module.css';

type Props = {
  html: string;
  /** Shown until the sanitiser is loaded. */
  waiting: ReactNode;
  /** Shown when it cannot be loaded. */
  failed: ReactNode;
};

/** Running text from the server: headings, paragraphs, lists, tables, links. */
export function Sanitised({ html, waiting, failed }: Props) {
  const [content, setContent] = useState<DocumentFragment | 'waiting' | 'failed'>('waiting');
  useEffect(() => {
    let current = true;
    const show = (next: DocumentFragment | 'failed') => {
      if (current) setContent(next);
    };
    sanitise(html).then(show, () => show('failed'));
    return () => {
      current = false;
    };
  }, [html]);

  if (content === 'waiting') return waiting;
  if (content === 'failed') return failed;
  return <Nodes of={content} />;
}

function Nodes({ of: fragment }: { of: DocumentFragment }) {
  const box = useRef<HTMLDivElement>(null);
  // A copy, because putting a fragment into the page empties it.
  useLayoutEffect(() => box.current?.replaceChildren(fragment.cloneNode(true)), [fragment]);
  return <div ref={box} className={css.prose} />;
}

const tags = 'h1 h2 h3 h4 p br hr ul ol li strong b em i u blockquote table thead tbody tr th td a'.split(
  ' ',
);

async function sanitise(html: string): Promise<DocumentFragment> {
  const { default: purify } = await import('dompurify');
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
