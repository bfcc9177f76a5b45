/** Every slip of this tab is kept under a key that begins so. */
export const slipKeys = 'matka.slip.v1:';
