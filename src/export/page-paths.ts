import { routePaths } from '../nav/routes.ts';

/** Each path of the route table as a pattern, with its page's file below dist/: for servers that rewrite. */
export const pagePathsOf = (base: string): readonly { readonly pattern: string; readonly file: string }[] =>
  routePaths.map(path => ({
    pattern: `^${base}${path.replace(/\/$/, '')}/?$`,
    file: `${path.toLowerCase().replace(/\/$/, '')}/index.html`,
  }));
