import type { IncomingMessage } from 'node:http';

/** A cookie of a request; null when it has none of that name. */
export function cookieOf(request: IncomingMessage, name: string): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, value = ''] = part.trim().split('=');
    if (key === name) return value;
  }
  return null;
}

/** A cookie for this browser's visit, kept from scripts and from other sites; an empty value takes it away. */
export const cookie = (name: string, value: string): string =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Strict${value === '' ? '; Max-Age=0' : ''}`;
