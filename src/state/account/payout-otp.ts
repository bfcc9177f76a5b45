import { auth } from '../../contract/auth.ts';
import type { Phone } from '../../domain/phone.ts';
import type { PayoutMethod } from '../../domain/wallet/wallet.ts';
import { err, ok } from '../../lib/result.ts';
import { action, type Done, environmentAtom } from '../core/environment.ts';
import { playerAtom } from '../core/session.ts';
import { beginOtpRequestAtom, gaveNoCode } from './otp-request.ts';

/** The code goes to the player's own mobile (spec 1 §4). */
export const startUpiOtpAtom = action(async (get, set, method: PayoutMethod, number: Phone): Done => {
  const player = get(playerAtom);
  if (player === null) return err('error.otpSendingError');
  const phone = player.mobile;
  const codeSent = set(beginOtpRequestAtom);
  const reply = await get(environmentAtom).client.call(auth.resendOtp, { phone });
  if (!reply.ok) return err(gaveNoCode(reply.error) ? 'error.otpGenerate' : 'error.otpSendingError');
  codeSent({ purpose: 'upi', phone, method, number, otp: reply.value.otp });
  return ok(null);
});
