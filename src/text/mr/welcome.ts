import type { welcome as english } from '../en/welcome.ts';
import type { Translation } from '../message.ts';

/** For a visitor who has never played. */
export const welcome = {
  'login.how': 'कसे खेळतात',
  'login.howText':
    'मार्केट, गेम आणि नंबर निवडा. 124 निघाले तर 1 + 2 + 4 = 7, आणि 7 वरची बिड जिंकते. बिड लावण्याआधी किती मिळू शकते ते पाहा.',
} satisfies Translation<typeof english>;
