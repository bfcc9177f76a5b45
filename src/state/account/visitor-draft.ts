import { atom } from 'jotai';
import { perPlayer } from '../core/session.ts';
import type { RegisterPlace } from './registration.ts';

export type VisitorDraft = {
  readonly form: RegisterPlace | 'forgot' | 'logIn';
  readonly fields: Readonly<Record<string, string>>;
};

const draftAtom = perPlayer<VisitorDraft>({ form: 'logIn', fields: {} });

/** It may hold a password: in memory only, and a log-in ends it. */
export const visitorDraftAtom = atom(
  get => get(get(draftAtom)),
  (get, set, draft: VisitorDraft) => set(get(draftAtom), draft),
);
