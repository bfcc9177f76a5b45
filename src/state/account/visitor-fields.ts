import { atom } from 'jotai';
import { visitorEntry } from '../../storage/visits.ts';
import { action, configAtom } from '../core/environment.ts';
import { storedValue } from '../core/stored-value.ts';
import { visitorDraftAtom } from './visitor-draft.ts';

/** Stored, because a cheap phone may end the page while the player reads the SMS. */
const kept = storedValue(visitorEntry, { follows: false });

/**
 * Fills the forms again: with everything that was typed in this page, or after a reload with phone and name.
 */
export const visitorFieldsAtom = atom((get): Readonly<Record<string, string>> => {
  const { fields } = get(visitorDraftAtom);
  const { phone, username } = get(kept.value) ?? { phone: '', username: '' };
  return { ...fields, phone: fields['phone'] || phone, username: fields['username'] || username };
});

type Draft = { readonly phone?: string; readonly username?: string };

/** A kiosk stores nothing of one visitor for the next. */
export const keepVisitorAtom = action((get, set, { phone = '', username = '' }: Draft): void => {
  if (!get(configAtom).kiosk.enabled) set(kept.value, { phone, username });
});

export const forgetVisitorAtom = action((_get, set): void => void set(kept.value, null));
