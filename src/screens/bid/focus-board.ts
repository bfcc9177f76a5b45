/** Moves the focus to a number on the board, or to the board's tab stop. */
export function focusBoard(number?: string): void {
  const button = number === undefined ? 'button[tabindex="0"]' : `button[data-number="${number}"]`;
  document
    .querySelector<HTMLElement>(`[role=grid] ${button}`)
    ?.focus({ preventScroll: number === undefined });
}
