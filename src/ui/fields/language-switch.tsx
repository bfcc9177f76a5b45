import { type Language, languages } from '../../text/translate.ts';
import { useLanguage, useWords } from '../layout/words.tsx';
import css from './language-switch.module.css';

/** The name of each language in that language. */
export const languageNames = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' } satisfies Record<Language, string>;

type Props = {
  /** The stored choice; null when there is none. */
  readonly chosen: Language | null;
  readonly onChoose: (language: Language) => void;
};

/** The choice of a language in one row, for visitors. It is part of the first load, so it is smaller than `Segmented`. */
export function LanguageSwitch({ chosen, onChoose }: Props) {
  const t = useWords();
  const shown = useLanguage();
  return (
    <div role="radiogroup" aria-label={t('settings.language')} className={css.languages}>
      {languages.map(language => (
        <label key={language} lang={language}>
          <input
            type="radio"
            name="language"
            checked={language === (chosen ?? shown)}
            onChange={() => onChoose(language)}
          />
          <span>{languageNames[language]}</span>
        </label>
      ))}
    </div>
  );
}
