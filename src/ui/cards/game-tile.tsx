import { type ReactNode, useId } from 'react';
import css from './game-tile.module.css';

type Props = {
  /** A few figures as an example, which are not read out. */
  sign: string;
  title: string;
  /** A few words under the title, its description for screen readers. */
  caption: string;
  /** Only a style: a press may show the reason. */
  disabled?: boolean | undefined;
  onPress: () => void;
  /** An icon button at the corner, above the tile and no part of it. */
  action: ReactNode;
};

/** A game of a TileGrid. The whole tile is one target: the button around the title covers it. */
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
