import type { useStore } from 'jotai';
import { type LimitRefusal, refusalWords } from '../../domain/player/play-limits.ts';
import type { SlipRow } from '../../domain/slip/slip.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { rowsRefusalAtom } from '../../state/money/play-limits.ts';
import type { Translate } from '../../text/translate.ts';

export const limitText = (t: Translate, refusal: LimitRefusal, zone: string | undefined): string =>
  t(refusalWords(refusal, { zone, language: t('app.language') }));

/** Null if the player's own limits allow the rows. */
export function limitProblem(
  store: ReturnType<typeof useStore>,
  t: Translate,
  rows: readonly SlipRow[],
): string | null {
  const refusal = store.set(rowsRefusalAtom, rows);
  return refusal === null ? null : limitText(t, refusal, store.get(clockAtom).zone);
}
