import * as v from 'valibot';
import type { Registration } from '../domain/player/account.ts';
import type { Phone } from '../domain/phone.ts';
import { embeddedJson } from '../lib/embedded-json.ts';
import { area, endpoint } from './endpoint.ts';
import { done, fields, requiredText, secret, sentMobile, sentText } from './wire.ts';

type ByPhone = { readonly phone: Phone };

const longestCode = 4096;

export const otpCode = v.pipe(
  v.union([v.string(), v.number()]),
  v.check(code =>
    typeof code === 'string'
      ? code.trim() !== '' && code.length <= longestCode
      : Number.isSafeInteger(code) && code >= 0,
  ),
);

/** The reply contains the OTP too, as specified. */
const otpToMobile = {
  token: false,
  body: v.strictObject({ mobile: sentMobile }),
  encode: ({ phone }: ByPhone) => ({ mobile: phone }),
  reply: v.object({ otp: otpCode }),
};

/** Spec 1 §4, §7. */
export const auth = area({
  checkMobile: endpoint({ ...otpToMobile, path: '/api-check-mobile', checksStatus: true }),
  register: endpoint({
    path: '/api-user-registration',
    token: false,
    body: v.strictObject({
      name: sentText,
      email: sentText,
      password: sentText,
      mobile: sentMobile,
      security_pin: sentText,
      device_id: sentText,
    }),
    // The specification fixes `email` and `securityPin`. They come from `config.json`.
    encode: (form: Registration & { readonly [F in 'email' | 'securityPin' | 'deviceId']: string }) => ({
      name: form.username,
      email: form.email,
      password: form.password,
      mobile: form.phone,
      security_pin: form.securityPin,
      device_id: form.deviceId,
    }),
    reply: fields({ user_name: requiredText(), unique_token: secret }, wire => ({
      username: wire.user_name,
      token: wire.unique_token,
    })),
  }),
  resendOtp: endpoint({ ...otpToMobile, path: '/api-resend-otp' }),
  forgotCheckMobile: endpoint({ ...otpToMobile, path: '/api-forget-check-mobile', checksStatus: true }),
  forgotPassword: endpoint({
    path: '/api-forgot-password',
    token: false,
    checksStatus: true,
    embedded: embeddedJson,
    body: v.strictObject({ mobile: sentMobile, new_pass: sentText }),
    encode: ({ phone, newPassword }: ByPhone & { readonly newPassword: string }) => ({
      mobile: phone,
      new_pass: newPassword,
    }),
    reply: done,
  }),
  changePassword: endpoint({
    path: '/api-change-password',
    checksStatus: true,
    body: v.strictObject({ old_pass: sentText, new_pass: sentText }),
    encode: (change: { readonly oldPassword: string; readonly newPassword: string }) => ({
      old_pass: change.oldPassword,
      new_pass: change.newPassword,
    }),
    reply: done,
  }),
  updateProfile: endpoint({
    path: '/api-profile-update',
    embedded: embeddedJson,
    body: v.strictObject({ user_name: sentText }),
    encode: ({ name }: { readonly name: string }) => ({ user_name: name }),
    reply: done,
  }),
});
