import { useAtomValue } from 'jotai';
import { debitsAtom } from '../../state/money/debits.ts';
import { useWords } from '../../ui/layout/words.tsx';
import type { SlipEnd } from './send-all.ts';

/** Why a slip's rows are still there. While the end of one is unclear, no words ask the player to try again. */
export function useKeptWords(end: SlipEnd | undefined): string | null {
  const t = useWords();
  const { unclear } = useAtomValue(debitsAtom);
  if (end?.kind !== 'kept') return null;
  return end.of.slip.rows.some(({ id }) => unclear.has(id)) ? t('money.notClear') : end.why;
}
