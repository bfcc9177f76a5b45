/** Not `scroll`: slides scroll by themselves. */
export const activityEvents = ['pointerdown', 'keydown', 'touchmove', 'wheel'] as const;
