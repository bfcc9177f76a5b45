import type { Data } from '../data/schemas.ts';

/** A player's first token. Each login returns the same token until sessions are ended. */
export const firstToken = (userId: number): string => `mock-token-${userId}`;

/** Ends every session: each player gets a new token, which his next login returns. */
export function endSessions(data: Data): void {
  data.users.forEach(endSession);
  data.content.sessions_valid = true;
}

/** Ends the session of one player, as his log-out does. */
export function endSession(user: Data['users'][number]): void {
  user.unique_token = nextToken(user.unique_token);
}

/** `mock-token-1`, then `mock-token-1.2`, `mock-token-1.3`: no token is used twice. */
function nextToken(token: string): string {
  const [, first = token, count = '1'] = /^(.*)\.(\d+)$/.exec(token) ?? [];
  return `${first}.${Number(count) + 1}`;
}
