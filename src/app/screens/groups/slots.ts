import '../../../ui/layout/common-parts.ts';
import { GaliScreen, StarlineScreen } from '../../../screens/markets/slots-screen.tsx';
import { Shell } from '../../shell/shell.tsx';
import type { InShell } from '../screen-types.ts';

export const slots = { shell: Shell, starline: StarlineScreen, gali: GaliScreen } satisfies InShell;
