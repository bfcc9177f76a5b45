import { HomeWithPayments } from '../home-with-payments.tsx';
import { Shell } from '../../shell/shell.tsx';
import type { InShell } from '../screen-types.ts';

/** Without the words and icons of other groups, so that it loads fast after a log-in. */
export const home = { shell: Shell, home: HomeWithPayments } satisfies InShell;
