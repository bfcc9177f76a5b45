import { account } from './hi/account.ts';
import { again } from './hi/again.ts';
import { app } from './hi/app.ts';
import { background } from './hi/background.ts';
import { banner } from './hi/banner.ts';
import { bidding } from './hi/bidding.ts';
import { board } from './hi/board.ts';
import { charts } from './hi/charts.ts';
import { common } from './hi/common.ts';
import { config } from './hi/config.ts';
import { content } from './hi/content.ts';
import { deposits } from './hi/deposits.ts';
import { entry } from './hi/entry.ts';
import { explanations } from './hi/explanations.ts';
import { failures } from './hi/failures.ts';
import { fills } from './hi/fills.ts';
import { firstSteps } from './hi/first-steps.ts';
import { games } from './hi/games.ts';
import { keys } from './hi/keys.ts';
import { limits } from './hi/limits.ts';
import { markets } from './hi/markets.ts';
import { pasting } from './hi/pasting.ts';
import { histories } from './hi/histories.ts';
import { payouts } from './hi/payouts.ts';
import { play } from './hi/play.ts';
import { policies } from './hi/policies.ts';
import { receipt } from './hi/receipt.ts';
import { records } from './hi/records.ts';
import { results } from './hi/results.ts';
import { registration } from './hi/registration.ts';
import { savedSlips } from './hi/saved-slips.ts';
import { settings } from './hi/settings.ts';
import { shell } from './hi/shell.ts';
import { slots } from './hi/slots.ts';
import { titles } from './hi/titles.ts';
import { wallet } from './hi/wallet.ts';
import { welcome } from './hi/welcome.ts';
import type { Dictionary } from './message.ts';

/** Hindi, as players speak it. What is left out is shown in English: names, codes, words for the operator. */
export const hi: Partial<Dictionary> = {
  ...app,
  ...settings,
  ...shell,
  ...titles,
  ...common,
  ...entry,
  ...account,
  ...keys,
  ...limits,
  ...markets,
  ...banner,
  ...wallet,
  ...welcome,
  ...deposits,
  ...firstSteps,
  ...games,
  ...histories,
  ...slots,
  ...bidding,
  ...board,
  ...explanations,
  ...fills,
  ...pasting,
  ...payouts,
  ...receipt,
  ...again,
  ...savedSlips,
  ...records,
  ...results,
  ...registration,
  ...config,
  ...content,
  ...background,
  ...failures,
  ...play,
  ...policies,
  ...charts,
};
