import { marketId } from '../../src/domain/market/market-id.ts';
import { minuteOfDay } from '../../src/domain/minute-of-day.ts';
import { aMarket } from './a-market.ts';
import { amountOf, type Examples } from './example.ts';

const rates = {
  single_digit_val_1: '10',
  single_digit_val_2: 95,
  single_pana_val_1: '10',
  single_pana_val_2: '1400',
  double_pana_val_1: '10',
  double_pana_val_2: '2800',
};
const withTriple = { ...rates, tripple_pana_val_1: '10', tripple_pana_val_2: '7000' };

export const marketExamples: Examples<
  'dashboard' | 'starlineGames' | 'starlineRates' | 'galiGames' | 'galiRates' | 'gameRates'
> = {
  dashboard: {
    args: {},
    body: {},
    wire: {
      betting_status: '1',
      wallet_amt: '10000',
      result: [
        {
          game_id: 1,
          game_name: 'MORNING STAR',
          open_time: '03:00 PM',
          close_time: '5:00 PM',
          open_result: '470-1',
          close_result: '',
          msg_status: 1,
          web_chart_url: 'https://example.invalid/chart',
        },
      ],
    },
    reply: {
      betting: true,
      wallet: amountOf(10_000),
      markets: [
        aMarket({
          name: 'MORNING STAR',
          times: { open: minuteOfDay(900), close: minuteOfDay(1020) },
          openText: '03:00 PM',
          closeText: '5:00 PM',
          open: '470-1',
          chartUrl: 'https://example.invalid/chart',
        }),
      ],
    },
  },
  starlineGames: {
    args: {},
    body: {},
    wire: { result: [{ game_id: '11', game_name: '10 AM', open_time: '10:00 AM', msg_status: '2' }] },
    reply: {
      markets: [
        aMarket({
          family: 'starline',
          id: '11',
          name: '10 AM',
          times: { open: minuteOfDay(600) },
          openText: '10:00 AM',
          taking: false,
        }),
      ],
      chartUrl: null,
    },
  },
  starlineRates: {
    args: {},
    body: {},
    wire: { game_rates: [withTriple], web_starline_chart_url: 'https://example.invalid/star' },
    reply: {
      singleDigit: { stake: '10', win: '95' },
      singlePana: { stake: '10', win: '1400' },
      doublePana: { stake: '10', win: '2800' },
      triplePana: { stake: '10', win: '7000' },
      chartUrl: 'https://example.invalid/star',
    },
  },
  galiGames: {
    args: {},
    body: {},
    wire: {
      result: [{ game_id: 21, game_name: 'GALI', open_time: '11:30 PM', open_result: '07', msg_status: '1' }],
      web_galidessar_chart_url: '/chart',
    },
    reply: {
      markets: [
        aMarket({
          family: 'gali',
          id: '21',
          name: 'GALI',
          times: { open: minuteOfDay(1410) },
          openText: '11:30 PM',
          open: '07',
        }),
      ],
      chartUrl: '/chart',
    },
  },
  galiRates: {
    args: {},
    body: {},
    wire: { game_rates: [rates] },
    reply: {
      leftDigit: { stake: '10', win: '95' },
      rightDigit: { stake: '10', win: '1400' },
      jodiDigit: { stake: '10', win: '2800' },
    },
  },
  gameRates: {
    args: {},
    body: {},
    wire: {
      game_rates: [
        {
          ...withTriple,
          jodi_digit_val_1: '10',
          jodi_digit_val_2: '950',
          half_sangam_val_1: '10',
          half_sangam_val_2: '10000',
          full_sangam_val_1: '10',
          full_sangam_val_2: '100000',
        },
      ],
    },
    reply: {
      singleDigit: { stake: '10', win: '95' },
      jodiDigit: { stake: '10', win: '950' },
      singlePana: { stake: '10', win: '1400' },
      doublePana: { stake: '10', win: '2800' },
      triplePana: { stake: '10', win: '7000' },
      halfSangam: { stake: '10', win: '10000' },
      fullSangam: { stake: '10', win: '100000' },
    },
  },
};

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
