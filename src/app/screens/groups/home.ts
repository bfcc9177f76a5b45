import { HomeWithPayments } from '../home-with-payments.tsx';
import { Shell } from '../../shell/shell.tsx';
import type { InShell } from '../screen-types.ts';

/** The home screen. It does without the words and icons of the other groups, so that it loads fast after a log-in. */
export const home = { shell: Shell, home: HomeWithPayments } satisfies InShell<'home'>;
