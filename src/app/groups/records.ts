import { ComingSoonScreen } from '../../screens/content/coming-soon-screen.tsx';
import { HistoryScreen } from '../../screens/history/history-screen.tsx';
import type { Group } from '../screen-types.ts';

/** What was bid and won, what pays how much, and the charts. */
export const records = {
  history: HistoryScreen,
  histories: ComingSoonScreen,
  rates: ComingSoonScreen,
  charts: ComingSoonScreen,
} satisfies Group<'history' | 'histories' | 'rates' | 'charts'>;
