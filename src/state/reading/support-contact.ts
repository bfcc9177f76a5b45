import { atom } from 'jotai';
import type { Contact } from '../../domain/content.ts';
import { supportNumber } from '../../domain/support.ts';
import { environmentAtom } from '../core/environment.ts';
import { playerAtom } from '../core/session.ts';

const stateAtom = atom<Contact | null>(null);

/** Asks who helps; a visitor is not asked for, and a failure leaves what is known (spec 1 §8: only logged). */
const contactAtom = atom(
  get => get(stateAtom),
  async (get, set): Promise<void> => {
    const player = get(playerAtom);
    if (player === null || get(stateAtom) !== null) return;
    const reply = await get(environmentAtom).client.call('contact', {});
    if (reply.ok && get(playerAtom)?.mobile === player.mobile) set(stateAtom, reply.value);
  },
);
contactAtom.onMount = ask => {
  ask().catch(() => undefined);
};

/**
 * The digits to call or chat with, for `whatsappLink` and `telLink`: the server's, read when the first screen
 * shows them; the configured placeholder for visitors and where those have under ten digits (spec 1 §3).
 * `screenshots` takes the pictures of QR payments (docs/decisions/014-assumed-calls.md).
 */
export const supportAtom = atom(get => {
  const { supportPhone } = get(environmentAtom).config;
  const contact = get(contactAtom);
  const mobile = contact?.mobile ?? null;
  const mobile1 = contact?.mobile1 ?? null;
  return {
    support: supportNumber([mobile, mobile1], supportPhone),
    screenshots: supportNumber([mobile1, mobile], supportPhone),
  };
});

/** Forgets what was read for the last player. */
export const forgetContactAtom = atom(null, (_get, set) => set(stateAtom, null));
