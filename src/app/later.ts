import { endpoints } from '../contract/index.ts';
import { learnEndpoints } from '../contract/known.ts';
import { laterEnglish } from '../text/en/later.ts';
import { learnWords } from '../text/translate.ts';

/** What every group of screens needs and the first load does not; each group imports this file. */
learnWords(laterEnglish);
learnEndpoints(endpoints);
