import type { welcome as english } from '../en/welcome.ts';
import type { Translation } from '../message.ts';

/** For a visitor who has never played. */
export const welcome = {
  'login.how': 'कैसे खेलते हैं',
  'login.howText':
    'मार्केट, गेम और नंबर चुनें। 124 निकले तो 1 + 2 + 4 = 7, और 7 की बिड जीतती है। बिड लगाने से पहले देखें कि कितना मिल सकता है।',
} satisfies Translation<typeof english>;
