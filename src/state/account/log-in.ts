import { atom } from 'jotai';
import { logIn } from '../../contract/log-in.ts';
import type { Player } from '../../domain/player/account.ts';
import type { Login } from '../../domain/player/login.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Words } from '../../text/message.ts';
import { action, environmentAtom } from '../core/environment.ts';
import { keepPasswordAtom } from './passwords.ts';
import { clearExpiryAtom } from './session-expiry.ts';
import { openSessionAtom } from '../core/session.ts';
import { deviceEntry } from '../../storage/player.ts';
import { openEntry } from '../../storage/table.ts';

/** Spec 1 §4. 'Invalid credentials' when the server refuses, 'Login failed' for all else. */
export const logInAtom = action(async (get, set, login: Login): Promise<Result<Player, Words>> => {
  const { client } = get(environmentAtom);
  // Its code loads during the call, so that the verifier is stored soon after the reply.
  void import('./verifier.ts').catch(() => undefined);
  const reply = await client.call(logIn.login, { ...login, deviceId: get(deviceIdAtom) });
  if (!reply.ok)
    return err(reply.error.kind === 'refused' ? 'error.invalidCredentials' : 'error.loginFailed');
  const player = { ...reply.value, mobile: reply.value.mobile ?? login.phone };
  set(startSessionAtom, player, login.password);
  return ok(player);
});

export const startSessionAtom = action((_get, set, player: Player, password: string): void => {
  set(clearExpiryAtom, player.mobile);
  set(openSessionAtom, player);
  // The computation takes about a second and never rejects.
  void set(keepPasswordAtom, password);
});

/** docs/decisions/015-wire-values.md says why. If storage fails, the id lasts as long as the page. */
export const deviceIdAtom = atom(get => {
  const environment = get(environmentAtom);
  const entry = openEntry(deviceEntry, environment);
  const known = entry.read();
  if (known !== null) return known;
  const id = environment.randomId();
  entry.write(id);
  return id;
});
