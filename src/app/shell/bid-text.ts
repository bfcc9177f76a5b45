import { serverWords } from '../../domain/history/server-words.ts';
import type { RowFacts } from '../../domain/placing/evidence.ts';
import type { Translate } from '../../text/translate.ts';

/** `Kalyan · Jodi Digit · 47 Close`; null for what is no bid. */
export function bidText(t: Translate, { market, game, session, number }: RowFacts): string | null {
  if (number === '') return null;
  const last = session === null ? number : `${number} ${t(`session.${session}`)}`;
  return [market, t(serverWords(game)), last].filter(part => part !== '').join(' · ');
}
