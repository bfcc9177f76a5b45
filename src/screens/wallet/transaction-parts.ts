import { histories } from '../../text/en/histories.ts';
import { records } from '../../text/en/records.ts';
import { addWords } from '../../text/translate.ts';
import { TransactionList } from './transaction-list.tsx';
import { WalletTransactions } from './wallet-transactions.tsx';

addWords({ ...histories, ...records });

/** Lists of transactions by day, with filters, totals and balances; they are loaded while the provider is asked. */
export const transactionParts = { TransactionList, WalletTransactions };
