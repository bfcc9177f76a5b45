/** Not `scroll`: the app scrolls by itself too. */
export const activityEvents = ['pointerdown', 'keydown', 'touchmove', 'wheel'] as const;
