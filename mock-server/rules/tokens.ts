import type { Data } from '../data/schemas.ts';

/** A player's first token; it stays the same from login to login until his session is ended. */
export const tokenOf = (userId: number): string => `mock-token-${userId}`;

/** Ends every session: each player gets another token, for his next login, and the old ones are unknown. */
export function endSessions(data: Data): void {
  for (const user of data.users) user.unique_token = nextToken(user.unique_token);
  data.content.sessions_valid = true;
}

/** `mock-token-1`, `mock-token-1.2`, `mock-token-1.3`: no token comes twice. */
function nextToken(token: string): string {
  const [, first = token, count = '1'] = /^(.*)\.(\d+)$/.exec(token) ?? [];
  return `${first}.${Number(count) + 1}`;
}
