import { playersValue } from '../core/session.ts';
import type { RegisterPlace } from './registration.ts';

/** It may hold a password: in memory only, and a log-in ends it. */
export const visitorDraftAtom = playersValue<{
  readonly form: RegisterPlace | 'forgot' | 'logIn';
  readonly fields: Readonly<Record<string, string>>;
}>({ form: 'logIn', fields: {} });
