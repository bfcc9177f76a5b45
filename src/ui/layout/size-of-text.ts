/** In pixels; 16 at the usual size. */
export const sizeOfText = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
