import { useAtomValue } from 'jotai';
import { galiRateRows } from '../../domain/game/rates.ts';
import { valueOf } from '../../lib/remote.ts';
import { galiRatesAtom } from '../../state/reading/rates.ts';
import { slots } from '../../state/reading/slots.ts';
import { SlotsPage } from './slots-page.tsx';

/** `/galiIMP`: the Gali Disawar markets; their list contains the chart link (spec 2 §2, §3). */
export function GaliScreen() {
  const reading = useAtomValue(galiRatesAtom);
  const rates = valueOf(reading);
  const list = useAtomValue(slots.gali.value);
  return (
    <SlotsPage
      family="gali"
      rates={reading.kind === 'loading' ? null : rates === null ? [] : galiRateRows(rates)}
      chartUrl={list.kind === 'loading' ? undefined : (valueOf(list)?.chartUrl ?? null)}
    />
  );
}
