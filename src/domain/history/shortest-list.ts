/** Some providers end each list after its newest lines. None is known whose lists end after fewer lines than these. */
export const shortestList = 10;

/** Whether a list of so many lines may have been cut: lists end at a round number of lines. */
export const mayBeCut = (lines: number): boolean => lines >= shortestList && lines % 5 === 0;
