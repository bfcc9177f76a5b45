import { useAtomValue } from 'jotai';
import { starlineRateRows } from '../../domain/game/rates.ts';
import { valueOf } from '../../lib/remote.ts';
import { starlineRatesAtom } from '../../state/reading/rates.ts';
import { SlotsPage } from './slots-page.tsx';

/** `/imp2`: the Starline slots; their rates contain the chart link (spec 2 §2, §3). */
export function StarlineScreen() {
  const reading = useAtomValue(starlineRatesAtom);
  const loading = reading.kind === 'loading';
  const rates = valueOf(reading);
  return (
    <SlotsPage
      family="starline"
      rates={loading ? null : rates === null ? [] : starlineRateRows(rates)}
      chartUrl={loading ? undefined : (rates?.chartUrl ?? null)}
    />
  );
}
