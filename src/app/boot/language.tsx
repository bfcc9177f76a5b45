import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { settingsAtom } from '../../state/core/settings.ts';
import { type Language, languageOf, loadWords, type Translate, translator } from '../../text/translate.ts';
import { WordsProvider } from '../../ui/layout/words.tsx';

const english: Translate = translator({});

/** English until the language is loaded, or if it fails. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const chosen = useAtomValue(settingsAtom).language;
  const page = useSyncExternalStore(noChanges, pageLanguage, unknownYet);
  const [words, setWords] = useState<Translate | null>(null);
  const language = chosen ?? page;

  useEffect(() => {
    let left = false;
    if (language !== null) void wordsOf(language).then(loaded => left || setWords(() => loaded));
    return () => {
      left = true;
    };
  }, [language]);
  // A page that should not be in English is hidden before the paint.
  useLayoutEffect(() => {
    if (words === null) return;
    const root = document.documentElement;
    root.lang = words('app.language');
    delete root.dataset['words'];
  }, [words]);
  return <WordsProvider words={words ?? english}>{children}</WordsProvider>;
}

const pageLanguage = (): Language => languageOf(document.documentElement.lang);
const unknownYet = (): null => null;
const noChanges = () => (): void => undefined;

const wordsOf = async (language: Language): Promise<Translate> =>
  language === 'en' ? english : loadWords(language).then(translator, () => english);
