// Reads and writes addresses such as `/charts/1`, `/charts/starline-1001` and `/charts/gali-2001`.
import { usePathname } from 'wouter/use-browser-location';
import { families, type Family } from '../domain/market/market.ts';
import { type MarketId, marketId } from '../domain/market/market-id.ts';
import { orElse } from '../lib/result.ts';
import { go } from './navigation.ts';

/** Two families may use the same id. */
export type ChartMarket = { readonly family: Family; readonly id: MarketId };

export const chartPath = ({ family, id }: ChartMarket): string =>
  `/charts/${encodeURIComponent(family === 'main' ? id : `${family}-${id}`)}`;

/** The likeliest market comes first. */
export function chartMarkets(part: string): readonly ChartMarket[] {
  const named = families.filter(family => part.startsWith(`${family}-`));
  return [
    ...named.map(family => ({ family, id: marketId(part.slice(family.length + 1)) })),
    ...families.map(family => ({ family, id: marketId(part) })),
  ];
}

export function useChartPart(): string {
  const [part = ''] = usePathname().replace(/\/+$/, '').split('/').slice(-1);
  return orElse(() => decodeURIComponent(part), part);
}

export type ChartView = { readonly tab: string; readonly number: string };

export function readChartView(search: string): ChartView {
  const given = new URLSearchParams(search);
  return { tab: given.get('tab') ?? '', number: given.get('number') ?? '' };
}

export function keepChartView(market: ChartMarket, view: ChartView): void {
  const given = new URLSearchParams(Object.entries(view).filter(([, value]) => value !== '')).toString();
  go(chartPath(market) + (given && `?${given}`), { replace: true });
}
