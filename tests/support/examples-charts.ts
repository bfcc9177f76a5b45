import { marketId } from '../../src/domain/market/market-id.ts';
import type { Examples } from './example.ts';

export const chartExamples: Examples<'resultHistory'> = {
  resultHistory: {
    args: { family: 'main', id: marketId('1') },
    body: { game_type: 'main', game_id: '1' },
    wire: {
      result: [
        { date: '2026-11-20', open_result: '128-1', close_result: '7-890' },
        { date: '21-November-2026', open_result: '470-1', close_result: null },
      ],
    },
    reply: [
      { day: '2026-11-20', open: '128-1', close: '7-890' },
      { day: '2026-11-21', open: '470-1', close: null },
    ],
  },
};
