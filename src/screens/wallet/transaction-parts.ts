import { common } from '../../text/en/common.ts';
import { histories } from '../../text/en/histories.ts';
import { records } from '../../text/en/records.ts';
import { wallet } from '../../text/en/wallet.ts';
import { addWords } from '../../text/translate.ts';
import { TransactionList } from './transaction-list.tsx';
import { WalletTransactions } from './wallet-transactions.tsx';

addWords({ ...common, ...histories, ...records, ...wallet });

/** Lists of transactions by day, with filters, totals and balances; they are loaded while the provider is asked. */
export const transactionParts = { TransactionList, WalletTransactions };
