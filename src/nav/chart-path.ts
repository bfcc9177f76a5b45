// The addresses of charts: `/charts/1`, `/charts/starline-1001`, `/charts/gali-2001`, and what is shown of one.
import { usePathname } from 'wouter/use-browser-location';
import { families, type Family } from '../domain/market/market.ts';
import { type MarketId, marketId } from '../domain/market/market-id.ts';
import { go } from './navigation.ts';

/** A market by its family and id: ids of two families may be the same. */
export type ChartMarket = { readonly family: Family; readonly id: MarketId };

/** The path of a market's chart. */
export const chartPath = ({ family, id }: ChartMarket): string =>
  `/charts/${encodeURIComponent(family === 'main' ? id : `${family}-${id}`)}`;

/** The markets that the last part of a chart's path may mean, the likeliest first. */
export function chartMarkets(part: string): readonly ChartMarket[] {
  const named = families.filter(family => part.startsWith(`${family}-`));
  return [
    ...named.map(family => ({ family, id: marketId(part.slice(family.length + 1)) })),
    ...families.map(family => ({ family, id: marketId(part) })),
  ];
}

/** The last part of the current path, decoded. */
export function useChartPart(): string {
  const [part = ''] = usePathname().replace(/\/+$/, '').split('/').slice(-1);
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What is shown of a chart, which the address keeps: the tab, and the number that is looked for. */
export type ChartView = { readonly tab: string; readonly number: string };

export function readChartView(search: string): ChartView {
  const given = new URLSearchParams(search);
  return { tab: given.get('tab') ?? '', number: given.get('number') ?? '' };
}

/** Writes what is shown into the address of the market's chart, in place of what it said. */
export function keepChartView(market: ChartMarket, view: ChartView): void {
  const given = new URLSearchParams(Object.entries(view).filter(([, value]) => value !== '')).toString();
  go(chartPath(market) + (given && `?${given}`), { replace: true });
}
