import { useId, useState } from 'react';
import type { Review } from './maker.ts';

const themes = ['light', 'dark'] as const;
const screens = { login: 'Log-in', home: 'Home' } as const;
type Screen = keyof typeof screens;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of the object's own fields
const screenNames = Object.keys(screens) as readonly Screen[];

/** The app's own pages and styles in the look of the site, with invented markets. */
export function Previews({ review, styles }: { readonly review: Review | null; readonly styles: string }) {
  const id = useId();
  return (
    <section className="part previews" aria-labelledby={id}>
      <h2 id={id}>As it will look</h2>
      <div className="phones">
        {screenNames.flatMap(screen =>
          themes.map(theme => {
            const title = `${screens[screen]}, ${theme}`;
            return (
              <figure key={title}>
                <div className="phone">
                  {review !== null && <Frame page={pageOf(review[screen], theme, styles)} title={title} />}
                </div>
                <figcaption>{title}</figcaption>
              </figure>
            );
          }),
        )}
      </div>
      <p className="quiet">
        The markets are made up. A player chooses the theme; at first it is that of the device.
      </p>
    </section>
  );
}

const pageOf = (page: string, theme: string, styles: string): string =>
  page
    .replace('<html ', `<html data-theme="${theme}" `)
    .replace('</title>', () => `</title>\n<style>${styles}</style>`);

/** Keeps the last page until the next one is drawn, so that nothing flickers. */
function Frame({ page, title }: { readonly page: string; readonly title: string }) {
  const [shown, setShown] = useState({ page, number: 0 });
  const pages = page === shown.page ? [shown] : [shown, { page, number: shown.number + 1 }];
  return pages.map((each, index) => (
    <iframe
      key={each.number}
      title={index === 0 ? title : `${title}, next`}
      sandbox=""
      inert
      tabIndex={-1}
      scrolling="no"
      srcDoc={each.page}
      onLoad={() => setShown(each)}
    />
  ));
}
