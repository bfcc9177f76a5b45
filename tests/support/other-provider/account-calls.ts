import { afterWarning, type PlayerCalls, type PublicCalls } from './calls.ts';
import { addPlayer, newToken, playerOf, type Player, type World } from './state.ts';
import { mobileOf, textOf, type Json } from './wire.ts';

export const accountCalls: PublicCalls = {
  '/api-user-login'(world, body) {
    const player = playerOf(world, mobileOf(body, 'mobile'));
    if (player?.password !== textOf(body, 'password')) return world.wire.no('Invalid mobile or password');
    if (world.settings.tokens === 'per login') player.token = newToken();
    return session(world, player);
  },
  '/api-check-mobile'(world, body) {
    const mobile = mobileOf(body, 'mobile');
    return playerOf(world, mobile) || mobile.length < 10
      ? world.wire.no('Mobile number is already registered')
      : sendOtp(world, mobile);
  },
  // The server never sees the typed code, so it cannot ask for it again.
  '/api-user-registration'(world, body) {
    const mobile = mobileOf(body, 'mobile');
    const name = textOf(body, 'name');
    const password = textOf(body, 'password');
    if (playerOf(world, mobile)) return world.wire.no('Mobile number is already registered');
    if (mobile.length < 10 || name === '' || password === '') return world.wire.no('Please fill all fields');
    return session(world, addPlayer(world, mobile, name, password));
  },
  '/api-resend-otp': (world, body) => sendOtp(world, mobileOf(body, 'mobile')),
  '/api-forget-check-mobile'(world, body) {
    const mobile = mobileOf(body, 'mobile');
    return playerOf(world, mobile)
      ? sendOtp(world, mobile)
      : world.wire.no('This mobile number is not registered');
  },
  '/api-forgot-password'(world, body) {
    const player = playerOf(world, mobileOf(body, 'mobile'));
    const password = textOf(body, 'new_pass');
    if (!player || password === '') return afterWarning(world, world.wire.no('Password was not changed'));
    player.password = password;
    return afterWarning(world, world.wire.yes());
  },
};

export const profileCalls: PlayerCalls = {
  '/api-change-password'(world, body, player) {
    const password = textOf(body, 'new_pass');
    if (textOf(body, 'old_pass') !== player.password || password === '')
      return world.wire.no('Old password is wrong');
    // A change of the password leaves the token valid: the specification names no new token in the reply.
    player.password = password;
    return world.wire.yes();
  },
  '/api-profile-update'(world, body, player) {
    const name = textOf(body, 'user_name');
    if (name === '') return afterWarning(world, world.wire.no('Name is required'));
    player.name = name;
    return afterWarning(world, world.wire.yes({ user_name: name }));
  },
};

const session = ({ wire }: World, { name, token, mobile }: Player): Json =>
  wire.yes({ user_name: name, unique_token: token, mobile });

/** The first code begins with a zero, which a client that reads numbers loses. */
function sendOtp({ otps, settings, wire }: World, mobile: string): Json {
  const { length, as } = settings.otp;
  const before = otps.get(mobile);
  const next = before === undefined ? 417 : (Number(before) + 7919) % 10 ** length;
  const otp = String(next).padStart(length, '0');
  otps.set(mobile, otp);
  return wire.yes({ otp: as === 'number' ? next : otp });
}
