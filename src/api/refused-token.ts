import type { ApiError } from './api-error.ts';

/**
 * Messages by which providers refuse a token. Each alternative starts at the first word, because a refused password
 * ('Invalid credentials') and a closed session of a game ('Open session expired') are not about the token.
 */
const refusal = new RegExp(
  [
    '(invalid|expired|missing) ((unique|access|auth|login|user)[ _])?token\\b',
    '(the |your )?((unique|access|auth|login|user)[ _])?token (is |has |was )?(invalid|not valid|expired|mismatch)\\b',
    '(your )?(login )?session (is |has )?expired([.!,]|$)',
    '(unauthori[sz]ed( access)?|unauthenticated)[.!]?$',
  ]
    .map(words => `^${words}`)
    .join('|'),
  'i',
);

/** Whether a message of the server refuses the token. */
export const isTokenRefusal = (message: string | null): boolean => message !== null && refusal.test(message);

/** Whether a call with the player's token failed because the provider refused the token. */
export const isTokenRefused = (error: ApiError): boolean =>
  error.kind === 'http' ? error.status === 401 : error.kind === 'refused' && isTokenRefusal(error.message);
