import type { Game } from '../../../domain/game/games.ts';
import { numberText } from '../../../domain/game/panna.ts';
import { formatPoints } from '../../../domain/points.ts';
import type { SlipRow } from '../../../domain/slip/slip.ts';
import { useWords } from '../../layout/words.tsx';
import css from './slip-bids.module.css';

type Props = { readonly game: Game; readonly rows: readonly SlipRow[]; readonly label: string };

/** Every bid of a slip with its points, several in a line: '7 Open 50 pts'. */
export function SlipBids({ game, rows, label }: Props) {
  const t = useWords();
  return (
    <ul aria-label={label} className={css.bids}>
      {rows.map(row => (
        <li key={row.id}>
          <b>{numberText(row)}</b>{' '}
          <span>
            {game.session === 'choose' && `${t(`session.${row.session}`)} `}
            {t({ key: 'points.amount', params: { points: formatPoints(row.points) } })}
          </span>
        </li>
      ))}
    </ul>
  );
}
