import { createContext, type ReactNode, use } from 'react';
import { type Language, languageOf, type Translate, translator } from '../../text/translate.ts';

const WordsContext = createContext<Translate>(translator({}));

/** Sets the language of its children. */
export function WordsProvider({
  words,
  children,
}: {
  readonly words: Translate;
  readonly children: ReactNode;
}) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The texts in the player's language: `t('bid.proceed')`, `t({ key: 'bid.delete', params: { digits } })`. */
export const useWords = (): Translate => use(WordsContext);

/** The language of the words that `useWords` returns. */
export const useLanguage = (): Language => languageOf(useWords()('app.language'));
