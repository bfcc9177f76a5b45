/** In pixels, of a row of the player's own with its line. */
export const rowHeight = 47;
