import { atom } from 'jotai';
import { action, environmentAtom } from '../core/environment.ts';
import { playerAtom } from '../core/session.ts';

/** The newest call. An older one that ends later, or after a log-out, must store nothing. */
const newestAtom = atom<object | null>(null);

/** Stores a verifier of the password, or removes the old one on failure. Never rejects. */
export const keepPasswordAtom = action(async (get, set, password: string): Promise<void> => {
  const { crypto, verifiers } = get(environmentAtom);
  const player = get(playerAtom);
  if (player === null) return;
  const mine = {};
  set(newestAtom, mine);
  try {
    // If the page dies now, the old verifier must not refuse the new password.
    const [{ makeVerifier, strengthsWith }] = await Promise.all([import('./verifier.ts'), verifiers.clear()]);
    // The strong verifier takes about a second. A player who leaves the page before keeps the weak one.
    for (const strength of strengthsWith(crypto)) {
      const verifier = await makeVerifier(crypto, player.mobile, password, strength);
      // Another tab may have logged out, or logged in as another player.
      if (get(newestAtom) !== mine || get(playerAtom)?.mobile !== player.mobile) return;
      await verifiers.write(verifier);
    }
  } catch {
    if (get(newestAtom) === mine) await set(forgetPasswordAtom);
  }
});

/** `unknown` when no verifier is stored or this browser cannot check it. */
export const checkPasswordAtom = action(async (get, _set, password: string) => {
  const { crypto, verifiers } = get(environmentAtom);
  const mobile = get(playerAtom)?.mobile;
  try {
    const verifier = await verifiers.read();
    if (verifier === null || verifier.mobile !== mobile) return 'unknown';
    const { matchesPassword } = await import('./verifier.ts');
    const right = await matchesPassword(crypto, verifier, password);
    return right === null ? 'unknown' : right ? 'right' : 'wrong';
  } catch {
    return 'unknown';
  }
});

/** Removes the verifier. Never rejects. */
export const forgetPasswordAtom = action(async (get, set): Promise<void> => {
  set(newestAtom, null);
  await get(environmentAtom)
    .verifiers.clear()
    .catch(() => undefined);
});
