import { atom } from 'jotai';
import { environmentAtom } from '../core/environment.ts';
import { playerAtom } from '../core/session.ts';

/** Which keeping is the last one: an older one that ends later, or after a logout, is dropped. */
const newestAtom = atom<object | null>(null);

/** Keeps what the player's password can be checked against. A browser that cannot keep it only forgets it. */
export const keepPasswordAtom = atom(null, async (get, set, password: string): Promise<void> => {
  const { crypto, verifiers } = get(environmentAtom);
  const player = get(playerAtom);
  if (player === null) return;
  const mine = {};
  set(newestAtom, mine);
  try {
    const { makeVerifier } = await import('./verifier.ts');
    const verifier = await makeVerifier(crypto, player.mobile, password);
    if (get(newestAtom) === mine) await verifiers.write(verifier);
  } catch {
    if (get(newestAtom) === mine) await set(forgetPasswordAtom);
  }
});

/** Whether this is the player's password: `unknown` where nothing is kept, and then the server answers. */
export const checkPasswordAtom = atom(
  null,
  async (get, _set, password: string): Promise<'right' | 'wrong' | 'unknown'> => {
    const { crypto, verifiers } = get(environmentAtom);
    const mobile = get(playerAtom)?.mobile;
    try {
      const verifier = await verifiers.read();
      if (verifier === null || verifier.mobile !== mobile) return 'unknown';
      const { fits } = await import('./verifier.ts');
      const right = await fits(crypto, verifier, password);
      return right === null ? 'unknown' : right ? 'right' : 'wrong';
    } catch {
      return 'unknown';
    }
  },
);

/** Forgets the password's verifier. Never rejects. */
export const forgetPasswordAtom = atom(null, async (get, set): Promise<void> => {
  set(newestAtom, null);
  await get(environmentAtom)
    .verifiers.clear()
    .catch(() => undefined);
});
