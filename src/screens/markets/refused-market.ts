import '../../ui/layout/late-words.ts';
import { isTimeUnknown } from '../../domain/market/known-market.ts';
import type { Market } from '../../domain/market/market.ts';
import type { Translate } from '../../text/translate.ts';
import { showToast } from '../../ui/overlays/toast.ts';

/** Says why a tap did not open a market (spec 2 §4). `note`: why, as its card says it. */
export function sayRefused(t: Translate, market: Market, note: string): void {
  const { name } = market;
  const text = isTimeUnknown(market)
    ? t({ key: 'market.noTime', params: { name } })
    : t({ key: 'market.refused', params: { name, note } });
  showToast({ tone: 'info', text, at: 'top-center' });
}
