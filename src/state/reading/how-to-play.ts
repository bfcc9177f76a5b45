import { fetched } from '../core/fetched.ts';

/** The operator's guide, HTML as it came: it is shown through ui/sanitised only (spec 2 §3). */
export const howToPlayAtom = fetched('howToPlay', {}).value;
