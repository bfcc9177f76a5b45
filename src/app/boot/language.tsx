import { type ReactNode, useEffect, useState } from 'react';
import { type Language, languages, loadWords, translator } from '../../text/translate.ts';
import { WordsProvider } from '../../ui/layout/words.tsx';

const english = translator({});

/** The first of the browser's languages (`hi-IN`) that the app has; English if it has none of them. */
const languageOf = (tags: readonly string[]): Language =>
  tags.flatMap(tag => languages.filter(language => tag.toLowerCase().split('-')[0] === language))[0] ?? 'en';

/**
 * Gives the app the words of the browser's language. They are English until that language is loaded, or if it fails.
 */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [words, setWords] = useState(() => english);
  useEffect(() => {
    const language = languageOf(navigator.languages);
    if (language === 'en') return;
    const load = async (): Promise<void> => {
      const dictionary = await loadWords(language);
      if (Object.keys(dictionary).length === 0) return;
      document.documentElement.lang = language;
      setWords(() => translator(dictionary));
    };
    load().catch(() => undefined);
  }, []);
  return <WordsProvider words={words}>{children}</WordsProvider>;
}
