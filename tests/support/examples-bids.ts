import { marketId } from '../../src/domain/market/market-id.ts';
import { points } from '../../src/domain/points.ts';
import type { Examples } from './example.ts';

export const bidExamples: Examples<'submitBid' | 'starlineSubmitBid' | 'galiSubmitBid'> = {
  submitBid: {
    args: {
      token: 'tok-1',
      marketId: marketId('1'),
      marketName: 'MORNING STAR',
      label: 'Full Sangam',
      session: 'Close',
      date: '21-November-2026',
      total: points(30),
      rows: [{ digits: '470', closeDigits: '000', points: points(30), session: 'Close' }],
    },
    body: {
      game_id: '1',
      new_result: {
        unique_token: 'tok-1',
        Gamename: 'MORNING STAR',
        totalbit: 30,
        gameid: '1',
        pana: 'Full Sangam',
        gametype: 'Close',
        session: 'Close',
        bid_date: '21-November-2026',
        result: [{ digits: '470', closedigits: '000', points: 30, session: 'Close' }],
      },
    },
    wire: { status: true },
    reply: null,
  },
  starlineSubmitBid: {
    args: {
      token: 'tok-1',
      marketId: marketId('11'),
      marketName: '10 AM',
      label: 'Single Digit',
      session: 'Open',
      date: '1-May-2026',
      total: points(10),
      rows: [{ digits: '0', closeDigits: '', points: points(10), session: 'Open' }],
    },
    body: {
      game_id: '11',
      new_result: {
        unique_token: 'tok-1',
        Gamename: '10 AM',
        totalbit: 10,
        gameid: '11',
        pana: 'Single Digit',
        gametype: 'Open',
        session: 'Open',
        bid_date: '1-May-2026',
        result: [{ digits: '0', closedigits: '', points: 10, session: 'Open' }],
      },
    },
    wire: { status: true },
    reply: null,
  },
  galiSubmitBid: {
    args: {
      token: 'tok-1',
      marketId: marketId('21'),
      marketName: 'GALI',
      label: 'Jodi Digit',
      session: 'Close',
      date: '21-November-2026',
      total: points(10),
      rows: [{ digits: '07', closeDigits: '', points: points(10), session: 'Close' }],
    },
    body: {
      game_id: '21',
      new_result: {
        unique_token: 'tok-1',
        Gamename: 'GALI',
        totalbit: 10,
        gameid: '21',
        pana: 'Jodi Digit',
        gametype: 'Close',
        session: 'Close',
        bid_date: '21-November-2026',
        result: [{ digits: '07', closedigits: '', points: 10, session: 'Close' }],
      },
    },
    wire: { status: true },
    reply: null,
  },
};
