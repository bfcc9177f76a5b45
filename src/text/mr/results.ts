import type { results as english } from '../en/results.ts';
import type { Translation } from '../message.ts';

/** How bids stand, and results that concern the player: ours, beside spec 2 §2. */
export const results = {
  'status.title': 'स्थिती',
  'status.all': 'सर्व',
  'status.waiting': 'प्रतीक्षा',
  'status.won': 'जिंकली',
  'status.lost': 'हरली',
  'status.counted': '{status} {count}',
  'status.none': 'इथे एकही बिड नाही',
  'result.label': 'निकाल {result}',
  'result.ofSession': '{name} {session}: {result}',
  'result.ofSlot': '{name}: {result}',
  'result.said': '{result}. {meaning}',
  'result.youWon': 'तुम्ही {amount} जिंकलात',
  'result.noneOne': 'तुमची बिड आली नाही.',
  'result.none': 'तुमच्या {count} पैकी एकही बिड आली नाही.',
  'result.won': '{amount} जिंकले',
  'result.notWon': 'आली नाही',
  'result.noBid': 'बिड नाही',
  'result.latest': 'ताजे निकाल',
  'result.empty': 'आज अजून एकही निकाल आला नाही.',
} satisfies Translation<typeof english>;
