import { account } from './mr/account.ts';
import { again } from './mr/again.ts';
import { app } from './mr/app.ts';
import { background } from './mr/background.ts';
import { banner } from './mr/banner.ts';
import { bidding } from './mr/bidding.ts';
import { board } from './mr/board.ts';
import { charts } from './mr/charts.ts';
import { common } from './mr/common.ts';
import { config } from './mr/config.ts';
import { content } from './mr/content.ts';
import { deposits } from './mr/deposits.ts';
import { entry } from './mr/entry.ts';
import { explanations } from './mr/explanations.ts';
import { failures } from './mr/failures.ts';
import { fills } from './mr/fills.ts';
import { firstSteps } from './mr/first-steps.ts';
import { games } from './mr/games.ts';
import { keys } from './mr/keys.ts';
import { limits } from './mr/limits.ts';
import { markets } from './mr/markets.ts';
import { pasting } from './mr/pasting.ts';
import { histories } from './mr/histories.ts';
import { payouts } from './mr/payouts.ts';
import { play } from './mr/play.ts';
import { policies } from './mr/policies.ts';
import { receipt } from './mr/receipt.ts';
import { records } from './mr/records.ts';
import { results } from './mr/results.ts';
import { registration } from './mr/registration.ts';
import { savedSlips } from './mr/saved-slips.ts';
import { settings } from './mr/settings.ts';
import { shell } from './mr/shell.ts';
import { slots } from './mr/slots.ts';
import { titles } from './mr/titles.ts';
import { wallet } from './mr/wallet.ts';
import { welcome } from './mr/welcome.ts';
import type { Dictionary } from './message.ts';

/** Marathi, as players speak it. What is left out is shown in English: names, codes, words for the operator. */
export const mr: Partial<Dictionary> = {
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
