import { atom } from 'jotai';
import type { PerhapsDebited } from '../../domain/placing/perhaps-debited.ts';

/** Only placing writes it. */
export const perhapsDebitedAtom = atom<PerhapsDebited>(new Map());
