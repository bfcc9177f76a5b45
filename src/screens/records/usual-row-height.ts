import { rowHeight } from '../../state/reading/row-height.ts';
import { sizeOfText } from '../../ui/layout/size-of-text.ts';

/** In pixels at the usual size of text, of a row of the player's own that was never measured. Enlarged words break. */
export const usualRowHeight = (): number => (innerWidth < 14 * sizeOfText() ? 100 : rowHeight);
