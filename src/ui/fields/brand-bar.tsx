import { withBase } from '../../lib/base-path.ts';
import { type Language, languages } from '../../text/translate.ts';
import { useLanguage, useWords } from '../layout/words.tsx';
import bar from './brand-bar.module.css';
import css from './language-switch.module.css';

export const languageNames = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' } satisfies Record<Language, string>;

type Props = {
  readonly logo: string | undefined;
  /** Null if no choice is stored. */
  readonly chosen: Language | null;
  readonly onChoose: (language: Language) => void;
};

/** Part of the first load, so it does not use the larger `Choice`. */
export function BrandBar({ logo, chosen, onChoose }: Props) {
  const t = useWords();
  const shown = useLanguage();
  return (
    <div className={bar.bar}>
      <img src={logo ?? withBase('/icon.svg')} alt="" className={bar.logo} />
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
    </div>
  );
}

/** The style sheet shows it letter by letter, and screen readers read it whole. */
export const TypedText = ({ text }: { text: string }) => (
  <span key={text} className={bar.typed}>
    {text}
  </span>
);
