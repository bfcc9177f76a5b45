import { createRoot } from 'react-dom/client';
import { commonIcons } from '../ui/icons/common-icons.ts';
import { addIcons } from '../ui/icons/icon.tsx';
import { unpack } from './browser-kit.ts';
import { makerOf } from './maker.ts';
import { SetupPage } from './setup-page.tsx';
import { askThread, serve } from './thread.ts';

const textOf = (id: string): string => document.getElementById(id)?.textContent ?? '';

/** The same program runs in the page and, for slow work, in a thread. */
if (typeof document === 'undefined') serve(async packed => makerOf(await unpack(packed)));
else {
  addIcons(commonIcons);
  const maker = askThread(textOf('program'), { brotli: textOf('brotli'), kept: textOf('kept') });
  const root = document.getElementById('root');
  if (root !== null) createRoot(root).render(<SetupPage maker={maker} styles={textOf('app')} />);
}
