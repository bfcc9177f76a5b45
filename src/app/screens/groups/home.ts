import { HomeWithPayments } from '../home-with-payments.tsx';
import type { Group } from '../screen-types.ts';

/** The home screen. It does without the words and icons of the other groups, so that it loads fast after a log-in. */
export const home = { home: HomeWithPayments } satisfies Group<'home'>;
