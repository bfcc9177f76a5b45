import { truncate } from '../lib/truncate.ts';
import { limits } from './limits.ts';

/** A user's name in the side menu (spec 1 §2). */
export const menuName = (username: string): string => truncate(username, limits.menuNameLength);
