import { content } from '../../contract/content.ts';
import { resource } from '../core/resource.ts';

/** The operator's guide. Its HTML is not sanitised: show it with ui/layout/sanitised only (spec 2 §3). */
export const howToPlayResource = resource(content.howToPlay, {});
