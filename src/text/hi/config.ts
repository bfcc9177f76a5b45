import type { config as english } from '../en/config.ts';
import type { Translation } from '../message.ts';

/** The page that replaces an app which is not configured: the operator reads it in English. */
export const config = {} satisfies Translation<typeof english>;
