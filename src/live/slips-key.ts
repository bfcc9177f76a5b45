/** The key of the slips of this tab; it has no value when no slip has a row. */
export const slipsKey = 'matka.slips.v2';
