/** By them a player is known to be there. Not `scroll`: the app scrolls by itself too. */
export const activityEvents = ['pointerdown', 'keydown', 'touchmove', 'wheel'] as const;
