import type { Phone } from './phone.ts';

/** Who is logged in. `token` goes with calls, never onto a screen (spec 1 §3). */
export type Player = { readonly username: string; readonly token: string; readonly mobile: Phone };

/** Checked forms of the account screens (spec 1 §5). */
export type Login = { readonly phone: Phone; readonly password: string };
export type Registration = { readonly username: string; readonly phone: Phone; readonly password: string };
