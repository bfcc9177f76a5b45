/** Where a page on its way out notes what it posted; it outlives a logout, as the intents do. */
export const depositsLeftKey = 'matka.deposits-left.v1';
