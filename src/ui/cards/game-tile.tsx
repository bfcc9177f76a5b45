import { type ReactNode, useId } from 'react';
import css from './game-tile.module.css';

type Props = {
  /** Not read out. */
  sign: string;
  title: string;
  /** Its description for screen readers. */
  caption: string;
  /** Only a style: a press may show the reason. */
  disabled?: boolean | undefined;
  onPress: () => void;
  action: ReactNode;
};

/** The button around the title covers the tile, so that all of it is one target. */
export function GameTile({ sign, title, caption, disabled, onPress, action }: Props) {
  const id = useId();
  const off = disabled || undefined;
  return (
    <div className={css.tile} data-off={off}>
      <span aria-hidden="true" className={css.figures} data-sign={sign} />
      <span className={css.words}>
        <button type="button" className={css.target} data-off={off} aria-describedby={id} onClick={onPress}>
          {title}
        </button>
        <small id={id}>{caption}</small>
      </span>
      <div className={css.action}>{action}</div>
    </div>
  );
}
