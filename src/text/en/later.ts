import { account } from './account.ts';
import { bidding } from './bidding.ts';
import { content } from './content.ts';
import { deposits } from './deposits.ts';
import { entry } from './entry.ts';
import { games } from './games.ts';
import { markets } from './markets.ts';
import { policies } from './policies.ts';
import { records } from './records.ts';
import { running } from './running.ts';
import { shared } from './shared.ts';
import { slots } from './slots.ts';
import { wallet } from './wallet.ts';

/** The words that the first screens can do without; each group of screens brings its own (app/screens/groups). */
export const laterEnglish = {
  ...shared,
  ...entry,
  ...account,
  ...markets,
  ...wallet,
  ...deposits,
  ...games,
  ...slots,
  ...bidding,
  ...records,
  ...content,
  ...running,
  ...policies,
} as const;
