import type { Data } from '../data/schemas.ts';

/** Each log-in returns the same token until sessions are ended. */
export const firstToken = (userId: number): string => `mock-token-${userId}`;

/** The next log-in returns the new token. */
export function endSessions(data: Data): void {
  data.users.forEach(endSession);
  data.content.sessions_valid = true;
}

export function endSession(user: Data['users'][number]): void {
  user.unique_token = nextToken(user.unique_token);
}

/** `mock-token-1` is followed by `mock-token-1.2`, so that no token is used twice. */
function nextToken(token: string): string {
  const [, first = token, count = '1'] = /^(.*)\.(\d+)$/.exec(token) ?? [];
  return `${first}.${Number(count) + 1}`;
}
