import type { Data } from '../data/schemas.ts';

/** Each login returns the same token until sessions are ended. */
export const firstToken = (userId: number): string => `mock-token-${userId}`;

/** The next login returns the new token. */
export function endSessions(data: Data): void {
  data.users.forEach(endSession);
  data.content.sessions_valid = true;
}

export function endSession(user: Data['users'][number]): void {
  user.unique_token = nextToken(user.unique_token);
}

/** `mock-token-1`, then `mock-token-1.2`: no token is used twice. */
function nextToken(token: string): string {
  const [, first = token, count = '1'] = /^(.*)\.(\d+)$/.exec(token) ?? [];
  return `${first}.${Number(count) + 1}`;
}
