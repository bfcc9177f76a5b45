import { pastResults } from '../../rules/past-results.ts';
import type { Handlers } from '../handler.ts';

export const charts: Handlers<'resultHistory'> = {
  resultHistory: ({ body, data, past }) => ({
    result: pastResults(data, { family: body.game_type, game_id: Number(body.game_id) }, past),
  }),
};
