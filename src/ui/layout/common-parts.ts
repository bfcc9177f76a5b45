import { home } from '../../text/en/home.ts';
import { login } from '../../text/en/login.ts';
import { rest } from '../../text/rest.ts';
import { addWords } from '../../text/translate.ts';
import { commonIcons } from '../icons/common-icons.ts';
import { addIcons } from '../icons/icon.tsx';
import { shellIcons } from '../icons/shell-icons.ts';

// A file that may be loaded before all screens but log-in and home imports this one.
addWords(login, home, ...rest);
addIcons({ ...shellIcons, ...commonIcons });
