/** Events of the window that show that somebody is there. Scrolling is none: slides do it by themselves. */
export const signsOfLife = ['pointerdown', 'keydown', 'touchmove', 'wheel'] as const;
