import { usualApp } from './comparison.ts';
import { floor } from '../../support/bytes/floor.ts';
import { type Figure, type Given, median, type Section } from './section.ts';
import { builtFile, serve, utf8 } from './serve.ts';
import { proveTyping, type Visit, visit } from './visit.ts';

const turns = 7;
/** A config for the login page, which makes no calls. */
const config = { hosts: { api: '/', headline: '/', gateway: '/' }, appKey: { value: 'bench' } };

/** The highest ratios to React's prerendered hello world, and to the comparison page. */
const limits: { readonly [F in keyof Visit]: { readonly hello?: number; readonly usual?: number } } = {
  firstPaint: { hello: 1.1, usual: 1 / 4 },
  largestPaint: { hello: 1.1, usual: 1 / 4 },
  field: { hello: 1.1 },
  interactive: { hello: 1.2, usual: 0.6 },
  bytes: { usual: 0.6 },
};
const names: { readonly [F in keyof Visit]: string } = {
  firstPaint: 'first paint',
  largestPaint: 'largest paint',
  field: 'a field takes typing',
  interactive: 'interactive',
  bytes: 'bytes until interactive',
};
const besides = { hello: "React's hello world, prerendered", usual: 'a Vite + MUI + Redux login page' };

/**
 * First visits to the app's pages, to the hello world and to the comparison page, on a slow phone and a slow
 * line.
 */
export async function firstVisit({ browser }: Given): Promise<Section> {
  const { script, page } = await floor();
  const hello = await serve(path => (path === '/hello.js' ? script : path === '/' ? utf8(page) : null));
  const usual = await serve(usualApp());
  const ours = await serve(path =>
    path === '/config.json' ? utf8(JSON.stringify(config)) : builtFile(path),
  );
  const urls = {
    hello: hello.url,
    usual: `${usual.url}/login`,
    login: `${ours.url}/login`,
    landing: `${ours.url}/landing`,
  };
  try {
    for (const url of [urls.hello, urls.usual, urls.login]) await proveTyping(browser, url);
    const seen = await inTurns(Object.keys(urls) as (keyof typeof urls)[], name =>
      visit(browser, urls[name]),
    );
    return {
      title: `A first visit: CPU ÷ 4, 150 ms, 1.6 Mbit/s, medians of ${turns}`,
      figures: [
        ...figuresOf('/login', seen.login, seen),
        // The limits are for a login page; this page is longer.
        ...figuresOf('/landing', seen.landing, seen).map(withoutLimit),
      ],
    };
  } finally {
    for (const site of [hello, usual, ours]) site.stop();
  }
}

const withoutLimit = ({ what, value, unit, beside }: Figure): Figure => ({
  what,
  value,
  unit,
  ...(beside && { beside }),
});

type Compared = { readonly hello: Visit; readonly usual: Visit };

const figuresOf = (page: string, ours: Visit, compared: Compared): Section['figures'] =>
  (Object.keys(limits) as (keyof Visit)[])
    .filter(figure => !Number.isNaN(ours[figure]))
    .flatMap(figure =>
      (Object.keys(besides) as (keyof Compared)[]).map(other => {
        const limit = limits[figure][other];
        const [unit, divisor] = figure === 'bytes' ? (['kB', 1000] as const) : (['ms', 1] as const);
        return {
          what: `${page}: ${names[figure]}`,
          value: ours[figure] / divisor,
          unit,
          beside: { what: besides[other], value: compared[other][figure] / divisor },
          ...(limit !== undefined && { limit: { value: limit, of: 'ratio', at: 'most' } as const }),
          inReadme: page === '/login' && figure === 'interactive' && other === 'usual',
        };
      }),
    );

/** The medians of several visits. The pages take turns, so that a busy moment of the machine affects all of them. */
async function inTurns<Name extends string>(
  pages: readonly Name[],
  once: (page: Name) => Promise<Visit>,
): Promise<Readonly<Record<Name, Visit>>> {
  const seen = pages.map(page => ({ page, visits: [] as Visit[] }));
  for (let turn = 0; turn < turns; turn += 1)
    for (const { page, visits } of seen) visits.push(await once(page));
  const middle = (visits: readonly Visit[]): Visit => {
    const of = (figure: keyof Visit): number => median(visits.map(one => one[figure]));
    return {
      firstPaint: of('firstPaint'),
      largestPaint: of('largestPaint'),
      field: of('field'),
      interactive: of('interactive'),
      bytes: of('bytes'),
    };
  };
  return Object.fromEntries(seen.map(({ page, visits }) => [page, middle(visits)])) as Record<Name, Visit>;
}
