import { content, type HeadlinePlace } from '../../contract/content.ts';
import { resource } from '../core/resource.ts';

const headlineOf = (place: HeadlinePlace) => resource(content.headline, { place }).value;

/** The visible lines of each place's scrolling headline (spec 1 §7: 1 home, 2 add funds, 3 withdraw). */
export const homeHeadlineAtom = headlineOf('home');
export const addFundsHeadlineAtom = headlineOf('addFunds');
export const withdrawHeadlineAtom = headlineOf('withdraw');
