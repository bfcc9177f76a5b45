import type { Chart } from '../http/chart-page.ts';
import { ask } from './ask.ts';

const { pathname, search } = location;
const address = new URLSearchParams({ at: pathname + search });
const asked = await ask(`${process.env.BASE_PATH ?? ''}/chart-pages/?${address}`);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the provider in this page has made it
if (asked.ok) show((await asked.json()) as Chart);

function show({ name, heads, rows }: Chart): void {
  const title = `${name} chart`;
  document.title = title;
  const h1 = document.querySelector('h1');
  if (h1 !== null) h1.textContent = title;
  const head = row(heads.map(text => cell('col', text)));
  const body = rows.map(([first = '', ...cells]) =>
    row([cell('row', first), ...cells.map(text => cell(null, text))]),
  );
  document.querySelector('table')?.replaceChildren(head, ...body);
}

function row(cells: readonly HTMLElement[]): HTMLElement {
  const made = document.createElement('tr');
  made.append(...cells);
  return made;
}

function cell(scope: 'col' | 'row' | null, text: string): HTMLElement {
  const made = document.createElement(scope === null ? 'td' : 'th');
  if (scope !== null) made.setAttribute('scope', scope);
  for (const [index, part] of text.split(/<\/?b>/).entries()) {
    if (index % 2 === 0) made.append(part);
    else made.append(Object.assign(document.createElement('b'), { textContent: part }));
  }
  return made;
}
