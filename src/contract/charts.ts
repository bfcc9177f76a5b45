import * as v from 'valibot';
import type { BoardDay } from '../domain/market/board.ts';
import type { Market } from '../domain/market/market.ts';
import { recordDay } from '../domain/history/record-day.ts';
import { area, endpoint } from './endpoint.ts';
import { fields, sentText, text } from './wire.ts';
import { boardResult, list } from './wire-values.ts';

const boardDay = v.pipe(
  v.object({ date: text(50), open_result: boardResult, close_result: boardResult }),
  v.transform(({ date, open_result, close_result }) => ({
    day: recordDay(date) ?? '',
    open: open_result,
    close: close_result,
  })),
  v.check(({ day }) => day !== '', 'a date expected'),
);

/** Optional: called only if `paths` of config.json names it (docs/optional-calls.md). */
export const charts = area({
  resultHistory: endpoint({
    path: '/api-result-history',
    token: false,
    body: v.strictObject({ game_type: v.picklist(['main', 'starline', 'gali']), game_id: sentText }),
    encode: ({ family, id }: Pick<Market, 'family' | 'id'>) => ({ game_type: family, game_id: id }),
    reply: fields({ result: list(boardDay) }, (wire): readonly BoardDay[] => wire.result),
  }),
});
