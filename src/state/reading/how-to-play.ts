import { content } from '../../contract/content.ts';
import { resource } from '../core/resource.ts';

/** The operator's guide, HTML as it came: it is shown through ui/layout/sanitised only (spec 2 §3). */
export const howToPlayAtom = resource(content.howToPlay, {}).value;
