import type { ApiError } from './api-error.ts';

/**
 * How providers say that they do not, or no longer, know a token. Each alternative begins at the first word, so that
 * refusals of a password ('Invalid credentials') or of a game's session ('Open session expired') are none.
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

/** Whether the server's own words say so. */
export const speaksOfToken = (message: string | null): boolean => message !== null && refusal.test(message);

/** Whether a call that carried the player's token failed because the provider refused that token. */
export const isTokenRefused = (error: ApiError): boolean =>
  error.kind === 'http' ? error.status === 401 : error.kind === 'refused' && speaksOfToken(error.message);
