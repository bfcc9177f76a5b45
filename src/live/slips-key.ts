/** The slips of this tab are kept under this key; nothing stands there when no slip has a row. */
export const slipsKey = 'matka.slips.v2';
