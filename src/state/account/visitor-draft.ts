import { atom } from 'jotai';
import { playersOwn } from '../core/session.ts';
import type { RegisterPlace } from './registration.ts';

/** What a visitor has typed and may come back to. */
export type VisitorDraft = {
  /** The form that was filled in: one of the two for registering, the one for a forgotten password, or the log-in. */
  readonly form: RegisterPlace | 'forgot' | 'logIn';
  /** The texts by the names of the fields. */
  readonly fields: Readonly<Record<string, string>>;
};

const own = playersOwn<VisitorDraft>({ form: 'logIn', fields: {} });

/** The draft of this visit. In memory only: it may have a password in it. A log-in ends it. */
export const visitorDraftAtom = atom(
  get => get(get(own)),
  (get, set, draft: VisitorDraft) => set(get(own), draft),
);
