import { type ReactNode, useEffect, useState } from 'react';
import { type Language, languages, loadWords, translator } from '../../text/translate.ts';
import { WordsProvider } from '../../ui/layout/words.tsx';

const english = translator({});

/** The first of the reader's languages that the app speaks. */
const languageOf = (wanted: readonly string[]): Language =>
  wanted.flatMap(tag => languages.filter(language => tag.toLowerCase().split('-')[0] === language))[0] ??
  'en';

/** Gives the app the words of the browser's language; English until they have come, and where they cannot. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [words, setWords] = useState(() => english);
  useEffect(() => {
    const language = languageOf(navigator.languages);
    if (language === 'en') return;
    const speak = async (): Promise<void> => {
      const dictionary = await loadWords(language);
      if (Object.keys(dictionary).length === 0) return;
      document.documentElement.lang = language;
      setWords(() => translator(dictionary));
    };
    speak().catch(() => undefined);
  }, []);
  return <WordsProvider words={words}>{children}</WordsProvider>;
}
