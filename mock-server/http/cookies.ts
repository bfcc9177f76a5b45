import type { IncomingMessage } from 'node:http';

/** The value of a request's cookie; null when there is none of that name. */
export function cookieOf(request: IncomingMessage, name: string): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, value = ''] = part.trim().split('=');
    if (key === name) return value;
  }
  return null;
}

/** A `Set-Cookie` that scripts and other sites cannot read; an empty value deletes the cookie. */
export const cookie = (name: string, value: string): string =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Strict${value === '' ? '; Max-Age=0' : ''}`;
