import { atom } from 'jotai';
import { visitorEntry } from '../../storage/visits.ts';
import { action, configAtom } from '../core/environment.ts';
import { storedValue } from '../core/stored-value.ts';
import { visitorDraftAtom } from './visitor-draft.ts';

/** A cheap phone may end the page while its player reads the SMS. */
const kept = storedValue(visitorEntry, { follows: false });

/** What fills the forms again: all that was typed in this page, after a reload the phone and the name. */
export const visitorFieldsAtom = atom((get): Readonly<Record<string, string>> => {
  const { fields } = get(visitorDraftAtom);
  const { phone, username } = get(kept.value) ?? { phone: '', username: '' };
  return { ...fields, phone: fields['phone'] || phone, username: fields['username'] || username };
});

type Draft = { readonly phone?: string; readonly username?: string };

/** A kiosk keeps nothing of a visitor for the next one. */
export const keepVisitorAtom = action((get, set, { phone = '', username = '' }: Draft): void => {
  if (!get(configAtom).kiosk.enabled) set(kept.value, { phone, username });
});

export const forgetVisitorAtom = action((_get, set): void => void set(kept.value, null));
