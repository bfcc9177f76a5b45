import * as v from 'valibot';
import type { Login } from '../domain/player/login.ts';
import { parsePhone } from '../domain/phone.ts';
import { area, endpoint } from './endpoint.ts';
import { fields, requiredText, secret, sentMobile, sentText, text } from './wire.ts';

/** Spec 1 §4, §7. Apart from the other calls of an account, because the first load needs only this one. */
export const logIn = area({
  login: endpoint({
    path: '/api-user-login',
    token: false,
    checksStatus: true,
    body: v.strictObject({ mobile: sentMobile, password: sentText, device_id: sentText }),
    encode: (login: Login & { readonly deviceId: string }) => ({
      mobile: login.phone,
      password: login.password,
      device_id: login.deviceId,
    }),
    reply: fields(
      { user_name: requiredText(), unique_token: secret, mobile: text() },
      // `mobile` is null if the server sends no phone number. The app uses the typed one then.
      wire => ({ username: wire.user_name, token: wire.unique_token, mobile: parsePhone(wire.mobile) }),
    ),
  }),
});
