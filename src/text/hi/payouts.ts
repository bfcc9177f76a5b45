import type { payouts as english } from '../en/payouts.ts';
import type { Translation } from '../message.ts';

/** What a bid would pay, in its form. */
export const payouts = {
  'bid.payout': '{number} आया तो: {points} पॉइंट',
  'bid.payoutEach': '{count} पन्नों में से जो आएगा, उस पर {points} पॉइंट मिलेंगे',
  'bid.payoutRange': '{count} पन्नों में से जो आएगा, उस पर {least} से {most} पॉइंट मिलेंगे',
  'bid.payoutNumber': 'नंबर डालकर देखें कि कितना मिलेगा।',
  'bid.payoutPoints': 'पॉइंट डालकर देखें कि कितना मिलेगा।',
  'bid.payoutRate': '{stake} पर {win}',
} satisfies Translation<typeof english>;
