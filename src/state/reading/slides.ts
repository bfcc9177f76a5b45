import { content } from '../../contract/content.ts';
import { playersResource } from '../core/resource.ts';

/** The pictures of the home slider (spec 1 §3). */
export const slidesAtom = playersResource(content.sliderImages, () => ({})).value;
