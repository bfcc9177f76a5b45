import './shell-parts.ts';
import { common } from '../../text/en/common.ts';
import { addWords } from '../../text/translate.ts';
import { addIcons } from '../../ui/icons/icon.tsx';
import { commonIcons } from '../../ui/icons/common-icons.ts';

// Words and icons of all screens outside the first load. Each of their groups imports this file.
addWords(common);
addIcons(commonIcons);
