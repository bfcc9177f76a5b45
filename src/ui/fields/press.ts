import type { MouseEvent } from 'react';

/** What a target that may be a link or a button does when it is pressed. */
export type Press = (event: MouseEvent<HTMLElement>) => void;
