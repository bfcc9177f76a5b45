import { common } from '../../text/en/common.ts';
import { addWords } from '../../text/translate.ts';
import { addIcons } from '../../ui/icons/icon.tsx';
import { commonIcons } from '../../ui/icons/common-icons.ts';

/** What every group of screens needs and the first load does not; each group imports this file. */
addWords(common);
addIcons(commonIcons);
