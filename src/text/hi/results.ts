import type { results as english } from '../en/results.ts';
import type { Translation } from '../message.ts';

/** How bids stand, and results that concern the player: ours, beside spec 2 §2. */
export const results = {
  'status.title': 'स्थिति',
  'status.all': 'सभी',
  'status.waiting': 'इंतज़ार',
  'status.won': 'जीते',
  'status.lost': 'हारे',
  'status.counted': '{status} {count}',
  'status.none': 'यहां कोई बिड नहीं',
  'result.label': 'रिजल्ट {result}',
  'result.ofSession': '{name} {session}: {result}',
  'result.ofSlot': '{name}: {result}',
  'result.said': '{result}। {meaning}',
  'result.youWon': 'आप {amount} जीते',
  'result.noneOne': 'आपकी बिड नहीं आई।',
  'result.none': 'आपकी {count} में से कोई बिड नहीं आई।',
  'result.won': '{amount} जीते',
  'result.notWon': 'नहीं आई',
  'result.noBid': 'बिड नहीं',
  'result.latest': 'ताज़ा रिजल्ट',
  'result.empty': 'आज अभी कोई रिजल्ट नहीं आया।',
} satisfies Translation<typeof english>;
