import { marketsOf } from '../data/boards.ts';
import type { GameFamily, MarketRecord } from '../data/schemas.ts';
import { pastResults, type PastDay } from '../rules/past-results.ts';
import { pastOf, type World } from '../world/world.ts';

const days = 70;

/** Null for an address that is in no list. */
export function chartPage(world: World, path: string): string | null {
  const chart = path.startsWith('/chart-pages/') ? chartOf(world, path) : null;
  return chart === null ? null : page(chart);
}

export function chartOf(world: World, address: string): Chart | null {
  const { data } = world.state;
  const market = data.markets.find(({ web_chart_url }) => web_chart_url === address);
  if (market !== undefined) return { name: market.game_name, ...weeksOf(world, market) };
  const { web_starline_chart_url, web_galidessar_chart_url } = data.content;
  if (address === web_starline_chart_url) return { name: 'Kalyan Starline', ...daysOf(world, 'starline') };
  return address === web_galidessar_chart_url ? { name: 'Gali Disawar', ...daysOf(world, 'gali') } : null;
}

/** The first cell of each row is its head. Other cells may contain `<b>` and no other markup. */
type Table = { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] };
export type Chart = Table & { readonly name: string };

/** One row for each week. Each day reads `470 <b>17</b> 890`. */
function weeksOf(world: World, market: Readonly<MarketRecord>): Table {
  const known = resultsOf(world, 'main', market.id);
  const past = [...known.keys()].slice(-days);
  const byWeek = new Map<string, string[]>();
  for (const day of past) {
    const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
    const monday = new Date(Date.parse(`${day}T00:00:00Z`) - weekday * 86_400_000).toISOString().slice(0, 10);
    const week = byWeek.get(monday) ?? Array.from({ length: 7 }, () => '');
    week[weekday] = bothOf(known.get(day));
    byWeek.set(monday, week);
  }
  return {
    heads: ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    rows: [...byWeek].map(([monday, week]) => [monday, ...week]),
  };
}

function daysOf(world: World, family: 'starline' | 'gali'): Table {
  const markets = marketsOf(world.state.data, family);
  const columns = markets.map(({ id }) => resultsOf(world, family, id));
  const all = [...new Set(columns.flatMap(column => [...column.keys()]))].toSorted().slice(-days);
  return {
    heads: ['', ...markets.map(({ game_name }) => game_name)],
    rows: all.map(day => [day, ...columns.map(column => oneOf(column.get(day)))]),
  };
}

const resultsOf = (world: World, family: GameFamily, game_id: number): ReadonlyMap<string, PastDay> =>
  new Map(pastResults(world.state.data, { family, game_id }, pastOf(world)).map(day => [day.date, day]));

function bothOf(day: PastDay | undefined): string {
  if (day === undefined) return '';
  const [open, ank = '*'] = (day.open_result ?? '***').split('-');
  const [closeAnk, close] = (day.close_result ?? '*-***').split('-');
  return `${open} <b>${ank}${closeAnk}</b> ${close}`;
}

const oneOf = (day: PastDay | undefined): string =>
  (day?.open_result ?? '').replace(/^(\d{3})-(\d)$/, '$1 <b>$2</b>').replace(/^\d\d$/, '<b>$&</b>');

const safe = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

const page = ({ name, heads, rows }: Chart): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${safe(name)} chart</title>
    <link rel="stylesheet" href="/chart-pages/chart.css" />
  </head>
  <body>
    <main>
      <h1>${safe(name)} chart</h1>
      <p>Invented numbers, for the demo.</p>
      <table>
        <tr>${heads.map(head => `<th scope="col">${safe(head)}</th>`).join('')}</tr>
${rows.map(([head = '', ...cells]) => `        <tr><th scope="row">${head}</th>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>\n`).join('')}      </table>
    </main>
  </body>
</html>
`;
