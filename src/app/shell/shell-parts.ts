import { shell } from '../../text/en/shell.ts';
import { addWords } from '../../text/translate.ts';
import { addIcons } from '../../ui/icons/icon.tsx';
import { shellIcons } from '../../ui/icons/shell-icons.ts';

// Words and icons of the shell and all of its screens. The first load, which is the login, does without them.
addWords(shell);
addIcons(shellIcons);
