import { withBase } from '../../lib/base-path.ts';
import type { Language } from '../../text/translate.ts';
import css from './brand-bar.module.css';
import { LanguageSwitch } from './language-switch.tsx';

type Props = {
  /** The address of the operator's mark; ours, the icon of the site, where there is none. */
  readonly mark: string | undefined;
  readonly chosen: Language | null;
  readonly onChoose: (language: Language) => void;
};

/** The top of a visitor's screen: the mark and the choice of a language. The mark is a decoration beside the name. */
export function BrandBar({ mark, chosen, onChoose }: Props) {
  return (
    <div className={css.bar}>
      <img src={mark ?? withBase('/icon.svg')} alt="" className={css.mark} />
      <LanguageSwitch chosen={chosen} onChoose={onChoose} />
    </div>
  );
}
