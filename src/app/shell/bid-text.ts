import { serverWords } from '../../domain/history/server-words.ts';
import type { RowFacts } from '../../domain/placing/evidence.ts';
import type { Translate } from '../../text/translate.ts';

/** `Kalyan · Jodi Digit · 47 Close`. Null if the row is not a bid. */
export function bidText(t: Translate, { market, game, session, number }: RowFacts): string | null {
  if (number === '') return null;
  const last = session === null ? number : `${number} ${t(`session.${session}`)}`;
  return [market, t(serverWords(game)), last].filter(part => part !== '').join(' · ');
}
