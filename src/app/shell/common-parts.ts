import { shared } from '../../text/en/shared.ts';
import { learnWords } from '../../text/translate.ts';
import { learnIcons } from '../../ui/icons/icon.tsx';
import { laterIcons } from '../../ui/icons/common-icons.ts';

/** What every group of screens needs and the first load does not; each group imports this file. */
learnWords(shared);
learnIcons(laterIcons);
