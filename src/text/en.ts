import { account } from './en/account.ts';
import { again } from './en/again.ts';
import { app } from './en/app.ts';
import { background } from './en/background.ts';
import { banner } from './en/banner.ts';
import { bidding } from './en/bidding.ts';
import { board } from './en/board.ts';
import { charts } from './en/charts.ts';
import { common } from './en/common.ts';
import { config } from './en/config.ts';
import { content } from './en/content.ts';
import { deposits } from './en/deposits.ts';
import { entry } from './en/entry.ts';
import { explanations } from './en/explanations.ts';
import { failures } from './en/failures.ts';
import { fills } from './en/fills.ts';
import { firstSteps } from './en/first-steps.ts';
import { games } from './en/games.ts';
import { keys } from './en/keys.ts';
import { limits } from './en/limits.ts';
import { markets } from './en/markets.ts';
import { pasting } from './en/pasting.ts';
import { histories } from './en/histories.ts';
import { payouts } from './en/payouts.ts';
import { play } from './en/play.ts';
import { policies } from './en/policies.ts';
import { receipt } from './en/receipt.ts';
import { records } from './en/records.ts';
import { results } from './en/results.ts';
import { registration } from './en/registration.ts';
import { savedSlips } from './en/saved-slips.ts';
import { settings } from './en/settings.ts';
import { shell } from './en/shell.ts';
import { slots } from './en/slots.ts';
import { titles } from './en/titles.ts';
import { wallet } from './en/wallet.ts';
import { welcome } from './en/welcome.ts';

/**
 * English, letter for letter the specification's words; the source of every key. The app does not load it whole: the
 * first load has the areas in translate.ts, and each group of screens brings its own (app/screens/groups).
 */
export const en = {
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
} as const;
