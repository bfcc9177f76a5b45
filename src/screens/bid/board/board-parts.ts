import { board } from '../../../text/en/board.ts';
import { fills } from '../../../text/en/fills.ts';
import { addWords } from '../../../text/translate.ts';
import { BoardFace } from './board-face.tsx';
import { BoardFooter } from './board-footer.tsx';

addWords({ ...board, ...fills });

/** The board of a bid form, loaded when it is chosen. */
export const boardParts = { BoardFace, BoardFooter };
