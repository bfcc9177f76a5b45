import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import * as v from 'valibot';
import type { Tab } from './engine.ts';

type Name = string | RegExp;

const sights = v.array(
  v.object({
    text: v.string(),
    value: v.string(),
    checked: v.boolean(),
    focused: v.boolean(),
    disabled: v.boolean(),
  }),
);
const place = v.nullable(v.object({ x: v.number(), y: v.number() }));

export type Player = ReturnType<typeof playerAt>;

let bundled: Promise<string> | undefined;

/** The finder as a script. It is put into a page by the driver, past the content policy. */
const finder = (): Promise<string> =>
  (bundled ??= build({
    entryPoints: ['tests/lab/engines/finder.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.DEBUG_PRINT_LIMIT': '0', 'process.env': '{}', process: 'undefined' },
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? ''));

/** Waits until `look` returns something other than false or null. Tries again after errors while a page changes. */
export async function until<T>(
  what: string,
  look: () => Promise<T | false | null>,
  patience = 10_000,
): Promise<T> {
  const end = Date.now() + patience;
  for (let last: unknown = null; ; await wait(50)) {
    try {
      const seen = await look();
      if (seen !== false && seen !== null) return seen;
    } catch (error) {
      last = error;
    }
    if (Date.now() > end) throw new Error(`Not within ${patience} ms: ${what}`, { cause: last });
  }
}

/**
 * A player at a tab, with steps by roles and names alone, in any engine. Each step waits for its elements.
 */
export function playerAt(tab: Tab, site: string) {
  const inPage = async (call: string): Promise<unknown> => {
    const here = await tab.evaluate('typeof matkaFinder === "object"');
    if (here !== true) await tab.evaluate(`(() => { ${await finder()}; return true; })()`);
    return tab.evaluate(`matkaFinder.${call}`);
  };
  const query = (role: string, name: Name): string =>
    `${JSON.stringify(role)}, ${typeof name === 'string' ? JSON.stringify(name) : String(name)}`;
  const look = async (role: string, name: Name) =>
    v.parse(sights, await inPage(`look(${query(role, name)})`));
  const inLine = (role: string, name: Name): string => `${role} ${String(name)}`;

  const press = async (role: string, name: Name, patience?: number): Promise<void> => {
    let before = '';
    const { x, y } = await until(
      `to press ${inLine(role, name)}`,
      async () => {
        const at = v.parse(place, await inPage(`aim(${query(role, name)})`));
        // An element that still moves, such as a rising sheet, is not pressed.
        const still = JSON.stringify(at) === before;
        before = JSON.stringify(at);
        return still && at;
      },
      patience,
    );
    await tab.tap(x, y);
  };
  return {
    tab,
    open: (path: string) => tab.open(site + path),
    reload: tab.reload,
    show: tab.show,
    press,
    /** Presses a field and types into it, replacing its text. */
    fill: async (role: string, name: Name, text: string): Promise<void> => {
      await press(role, name);
      await inPage('selectAll()');
      await tab.type(text);
      await until(`${inLine(role, name)} to hold ${text}`, async () =>
        (await look(role, name)).some(({ value }) => value === text),
      );
    },
    /** Waits until there is such an element, and returns the first. */
    see: (role: string, name: Name, patience?: number) =>
      until(`to see ${inLine(role, name)}`, async () => (await look(role, name))[0] ?? null, patience),
    /** Waits until there is no such element. */
    seeNo: async (role: string, name: Name, patience?: number): Promise<void> => {
      const none = async () => (await look(role, name)).length === 0;
      await until(`to see no ${inLine(role, name)}`, none, patience);
    },
    look,
    /** Waits until an expression in the page is true. */
    until: async (expression: string, patience?: number): Promise<void> => {
      await until(expression, async () => (await tab.evaluate(expression)) === true, patience);
    },
  };
}
