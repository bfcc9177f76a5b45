/** Some providers end each list after its newest lines. None is known whose lists end after fewer lines than these. */
export const shortestList = 10;
