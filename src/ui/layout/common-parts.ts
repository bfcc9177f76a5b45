import { home } from '../../text/en/home.ts';
import { login } from '../../text/en/login.ts';
import { rest } from '../../text/rest.ts';
import { addWords } from '../../text/translate.ts';
import { commonIcons } from '../icons/common-icons.ts';
import { addIcons } from '../icons/icon.tsx';
import { shellIcons } from '../icons/shell-icons.ts';

// Words and icons of all screens but the log-in and the home screen. A file that may be loaded before these screens imports this one.
addWords(login, home, ...rest);
addIcons({ ...shellIcons, ...commonIcons });
