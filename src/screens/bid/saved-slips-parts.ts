import { SaveSlip } from './save-slip.tsx';
import { SavedSlipsSheet } from './saved-slips-sheet.tsx';

/** What names, opens, shares and imports saved slips; loaded with the first tap. */
export const savedSlipsParts = { SaveSlip, SavedSlipsSheet };
