import { truncate } from '../lib/truncate.ts';
import { limits } from './limits.ts';

/** A user's name as the side menu writes it (spec 1 §2). */
export const menuName = (username: string): string => truncate(username, limits.menuNameLength);
