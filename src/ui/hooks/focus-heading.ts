/** Moves the focus to the heading of the screen, when the part that had it goes. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
