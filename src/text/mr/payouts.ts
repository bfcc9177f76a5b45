import type { payouts as english } from '../en/payouts.ts';
import type { Translation } from '../message.ts';

/** What a bid would pay, in its form. */
export const payouts = {
  'bid.payout': '{number} आल्यास: {points} पॉइंट',
  'bid.payoutEach': '{count} पत्तींपैकी जी येईल तिच्यावर {points} पॉइंट मिळतात',
  'bid.payoutRange': '{count} पत्तींपैकी जी येईल तिच्यावर {least} ते {most} पॉइंट मिळतात',
  'bid.payoutNumber': 'नंबर टाकून किती मिळतील ते पहा.',
  'bid.payoutPoints': 'पॉइंट टाकून किती मिळतील ते पहा.',
  'bid.payoutRate': '{stake} ला {win}',
} satisfies Translation<typeof english>;
