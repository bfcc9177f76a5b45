import type { Minimum } from './amount.ts';
import type { MinuteOfDay } from './minute-of-day.ts';
import { type Points, points } from './points.ts';
import { withinWindow } from './wallet-forms.ts';
import type { WalletInfo } from './wallet.ts';

const round = [1000, 2000, 5000, 10_000].map(points);

/** Round amounts that may be withdrawn, for a tap: at least the minimum, and below all that there is. */
export const quickAmounts = (balance: Points, least: Minimum): readonly Points[] =>
  least === 'unreadable' ? [] : round.filter(amount => amount >= least && amount < balance);

/** When withdrawing opens again; null while it is open, and where the hours are not known. */
export const opensAgain = (hours: WalletInfo['hours'], now: MinuteOfDay): MinuteOfDay | null =>
  hours === null || withinWindow(now, hours.open, hours.close) ? null : hours.open;
