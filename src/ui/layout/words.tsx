import { createContext, type ReactNode, use } from 'react';
import { type Translate, translator } from '../../text/translate.ts';

const Words = createContext<Translate>(translator({}));

/** Gives all below the words of one language. */
export function WordsProvider({
  words,
  children,
}: {
  readonly words: Translate;
  readonly children: ReactNode;
}) {
  return <Words value={words}>{children}</Words>;
}

/** The player's language: `t('bid.proceed')`, `t({ key: 'bid.delete', params: { digits } })`. */
export const useWords = (): Translate => use(Words);
