/** Loads what a list of transactions is chosen and taken out with. Rejects when the file cannot be loaded. */
export const loadTransactions = async () => (await import('./transaction-parts.ts')).transactionParts;
