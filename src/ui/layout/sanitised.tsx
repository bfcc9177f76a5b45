import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import css from './prose.module.css';

type Props = {
  html: string;
  loading: ReactNode;
  failed: ReactNode;
  /** Shown if no text is left. */
  empty?: ReactNode;
  /** Shown together with the text, which would otherwise move it. */
  foot?: ReactNode;
};

/** The sanitiser loads at its first use. */
export function Sanitised({ html, loading, failed, empty, foot }: Props) {
  const [content, setContent] = useState<DocumentFragment | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let current = true;
    const show = (next: DocumentFragment | 'failed') => {
      if (current) setContent(next);
    };
    import('./sanitise.ts').then(({ sanitise }) => show(sanitise(html))).catch(() => show('failed'));
    return () => {
      current = false;
    };
  }, [html]);

  if (content === 'loading') return loading;
  return (
    <>
      {content === 'failed' ? failed : isBlank(content) ? empty : <Nodes fragment={content} />}
      {foot}
    </>
  );
}

const isBlank = ({ textContent }: DocumentFragment): boolean => textContent.trim() === '';

function Nodes({ fragment }: { fragment: DocumentFragment }) {
  const box = useRef<HTMLDivElement>(null);
  // A copy, because inserting a fragment empties it.
  useLayoutEffect(() => box.current?.replaceChildren(fragment.cloneNode(true)), [fragment]);
  return <div ref={box} className={css.prose} translate="yes" />;
}
