import { createContext, type ReactNode, use } from 'react';
import { type Language, languageOf, type Translate, translator } from '../../text/translate.ts';

const WordsContext = createContext<Translate>(translator({}));

export function WordsProvider({ words, children }: { words: Translate; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** `t('bid.proceed')`, `t({ key: 'bid.delete', params: { digits } })`. */
export const useWords = (): Translate => use(WordsContext);

/** The language of the loaded words, which may differ from the chosen language. */
export const useLanguage = (): Language => languageOf(useWords()('app.language'));
