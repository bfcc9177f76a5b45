/** Events of the window that show that a person uses the page. Not `scroll`: slides scroll by themselves. */
export const activityEvents = ['pointerdown', 'keydown', 'touchmove', 'wheel'] as const;
