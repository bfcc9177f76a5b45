import * as v from 'valibot';
import type { Registration } from '../domain/player/account.ts';
import type { Phone } from '../domain/phone.ts';
import { embeddedJson } from '../lib/embedded-json.ts';
import { area, endpoint } from './endpoint.ts';
import { done, fields, requiredText, secret, sentMobile, sentText } from './wire.ts';

/** Fixed by the specification; they come from `config.json`. */
type FixedValues = { readonly email: string; readonly securityPin: string };
type ByPhone = { readonly phone: Phone };

const forVisitors = { token: false };

/** As specified, the reply holds the OTP too. */
const otpToMobile = {
  ...forVisitors,
  body: v.strictObject({ mobile: sentMobile }),
  encode: ({ phone }: ByPhone) => ({ mobile: phone }),
  reply: v.object({ otp: secret }),
};

/** Spec 1 §4, §7. */
export const auth = area({
  checkMobile: endpoint({ ...otpToMobile, path: '/api-check-mobile', checksStatus: true }),
  register: endpoint({
    path: '/api-user-registration',
    ...forVisitors,
    body: v.strictObject({
      name: sentText,
      email: sentText,
      password: sentText,
      mobile: sentMobile,
      security_pin: sentText,
      device_id: sentText,
    }),
    encode: (form: Registration & FixedValues & { readonly deviceId: string }) => ({
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
    ...forVisitors,
    checksStatus: true,
    embedded: embeddedJson,
    body: v.strictObject({ mobile: sentMobile, new_pass: sentText }),
    encode: (reset: ByPhone & { readonly newPassword: string }) => ({
      mobile: reset.phone,
      new_pass: reset.newPassword,
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
