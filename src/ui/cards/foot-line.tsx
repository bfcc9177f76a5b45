import { IconButton } from '../fields/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import css from './foot-line.module.css';

type Props = {
  readonly title: string;
  readonly onOpen: () => void;
  readonly close: { readonly label: string; readonly onAct: () => void };
};

/** At the foot of the window, so that nothing moves when it comes or goes. */
export function FootLine({ title, onOpen, close }: Props) {
  return (
    <div className={css.line}>
      <button type="button" aria-haspopup="dialog" onClick={onOpen}>
        <Icon name="info" size={20} />
        {title}
      </button>
      <IconButton icon="close" label={close.label} onClick={close.onAct} />
    </div>
  );
}
