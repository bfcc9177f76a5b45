import { TransactionList } from './transaction-list.tsx';
import { WalletTransactions } from './wallet-transactions.tsx';

/** Lists of transactions by day, with filters, totals and balances; they are loaded while the provider is asked. */
export const transactionParts = { TransactionList, WalletTransactions };
