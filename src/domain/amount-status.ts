import type { PlainKey } from '../text/message.ts';
import type { ShownTransaction, WithdrawStatus } from './wallet.ts';

/**
 * How an amount is drawn: `credit` green with a plus, `debit` red with a minus, `pending` amber, `rejected` struck
 * through, `plain` without a colour.
 */
export type AmountLook = 'credit' | 'debit' | 'pending' | 'rejected' | 'plain';

/** A status beside an amount; the words are ours by key, or the server's own. */
type Status = {
  readonly words: PlainKey | { readonly text: string };
  readonly tone: 'good' | 'warn' | 'bad' | 'plain';
};

/** An amount's look, and its status where it has one. `plus`: it is a credit that its status says has moved no points. */
export type AmountFace = {
  readonly look: AmountLook;
  readonly plus?: true;
  readonly status: Status | null;
};

const pending: AmountFace = { look: 'pending', status: { words: 'status.pending', tone: 'warn' } };
const rejected: AmountFace = { look: 'rejected', status: { words: 'status.rejected', tone: 'bad' } };

/** A credit counts only when the provider says that it did; a debit is shown as one whatever its status. */
export function transactionFace({ credit, status }: Pick<ShownTransaction, 'credit' | 'status'>): AmountFace {
  if (!credit) return { look: 'debit', status: null };
  if (typeof status === 'object')
    return { look: 'plain', status: { words: said(status.other), tone: 'plain' } };
  switch (status) {
    case 'pending':
      return { ...pending, plus: true };
    case 'rejected':
      return { ...rejected, plus: true };
    case 'approved':
    case 'booked':
      return { look: 'credit', status: null };
  }
}

/** The server's word; a bare code tells a player nothing. */
const said = (word: string): Status['words'] => (/\p{L}/u.test(word) ? { text: word } : 'status.unknown');

const withdrawalFaces = {
  pending,
  cancelled: { look: 'rejected', status: { words: 'status.cancelled', tone: 'bad' } },
  approved: { look: 'plain', status: { words: 'status.approved', tone: 'good' } },
  unknown: { look: 'plain', status: { words: 'status.unknown', tone: 'plain' } },
} as const satisfies { readonly [S in WithdrawStatus]: AmountFace };

/** A withdraw request is no credit, so that it never has a sign. */
export const withdrawalFace = (status: WithdrawStatus): AmountFace => withdrawalFaces[status];
