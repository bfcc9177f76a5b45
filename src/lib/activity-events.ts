/** Events that show that a player is there. `scroll` does not, because the app scrolls by itself too. */
export const activityEvents = ['pointerdown', 'keydown', 'touchmove', 'wheel'] as const;
