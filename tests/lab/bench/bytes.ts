import { readdirSync } from 'node:fs';
import { budgets, loginPageBytes } from '../../support/bytes/budgets.ts';
import { measureBytes, sentBytes } from '../../support/bytes/measure-bytes.ts';
import type { Section } from './section.ts';

/** The bytes of dist/ compared with React's hello world. */
export async function bytes(): Promise<Section> {
  const measured = await measureBytes();
  const beside = { what: "React's hello world", value: kB(measured.floor) };
  const scripts = (['login', 'home', 'route', 'routes'] as const).map(name => {
    const { what, aim, limit } = budgets[name];
    const which = name === 'route' ? `${what}, ${measured.heaviest}` : what;
    return {
      what: `${which} (aim ${aim})`,
      value: kB(measured[name]),
      unit: 'kB',
      beside,
      limit: { value: limit, of: 'ratio', at: 'most' },
      inReadme: name === 'login',
    } as const;
  });
  return {
    title: 'Bytes as they are sent (brotli 11)',
    figures: [
      ...scripts,
      { what: 'all scripts, on demand ones too', value: kB(allScripts()), unit: 'kB', beside },
      {
        what: 'HTML of /login with its CSS',
        value: kB(measured.loginPage),
        unit: 'kB',
        limit: { value: kB(loginPageBytes), of: 'value', at: 'most' },
      },
    ],
  };
}

const kB = (count: number): number => count / 1000;

/** The bytes of all scripts in dist/, those on demand too. */
const allScripts = (): number =>
  readdirSync('dist/assets')
    .filter(name => name.endsWith('.js'))
    .reduce((sum, name) => sum + sentBytes(`/assets/${name}`), 0);
