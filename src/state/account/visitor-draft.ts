import { playersValue } from '../core/session.ts';
import type { RegisterPlace } from './registration.ts';

/** May hold a password, so it is kept in memory only, and a log-in clears it. */
export const visitorDraftAtom = playersValue<{
  readonly form: RegisterPlace | 'forgot' | 'logIn';
  readonly fields: Readonly<Record<string, string>>;
}>({ form: 'logIn', fields: {} });
