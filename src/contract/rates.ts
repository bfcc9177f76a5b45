import * as v from 'valibot';
import { area, endpoint } from './endpoint.ts';
import type { GaliRates, MainRates, Rate, StarlineRates } from '../domain/game/rates.ts';
import { noBody, optionalUrl } from './wire.ts';
import { first, rateValue } from './wire-values.ts';

const galiEntries = v.entriesFromList(
  [
    'single_digit_val_1',
    'single_digit_val_2',
    'single_pana_val_1',
    'single_pana_val_2',
    'double_pana_val_1',
    'double_pana_val_2',
  ],
  rateValue,
);
const starlineEntries = {
  ...galiEntries,
  ...v.entriesFromList(['tripple_pana_val_1', 'tripple_pana_val_2'], rateValue),
};
const mainEntries = {
  ...starlineEntries,
  ...v.entriesFromList(
    [
      'jodi_digit_val_1',
      'jodi_digit_val_2',
      'half_sangam_val_1',
      'half_sangam_val_2',
      'full_sangam_val_1',
      'full_sangam_val_2',
    ],
    rateValue,
  ),
};

const rate = (stake: string, win: string): Rate => ({ stake, win });

export const mainRates = v.pipe(
  v.object({ game_rates: first(v.object(mainEntries)) }),
  v.transform(({ game_rates: row }): MainRates => ({
    singleDigit: rate(row.single_digit_val_1, row.single_digit_val_2),
    jodiDigit: rate(row.jodi_digit_val_1, row.jodi_digit_val_2),
    singlePana: rate(row.single_pana_val_1, row.single_pana_val_2),
    doublePana: rate(row.double_pana_val_1, row.double_pana_val_2),
    triplePana: rate(row.tripple_pana_val_1, row.tripple_pana_val_2),
    halfSangam: rate(row.half_sangam_val_1, row.half_sangam_val_2),
    fullSangam: rate(row.full_sangam_val_1, row.full_sangam_val_2),
  })),
);

/** The chart link is beside the rates or in their row: the specification allows both. */
export const starlineRates = v.pipe(
  v.object({
    game_rates: first(v.object({ ...starlineEntries, web_starline_chart_url: optionalUrl })),
    web_starline_chart_url: optionalUrl,
  }),
  v.transform(({ game_rates: row, web_starline_chart_url }): StarlineRates => ({
    singleDigit: rate(row.single_digit_val_1, row.single_digit_val_2),
    singlePana: rate(row.single_pana_val_1, row.single_pana_val_2),
    doublePana: rate(row.double_pana_val_1, row.double_pana_val_2),
    triplePana: rate(row.tripple_pana_val_1, row.tripple_pana_val_2),
    chartUrl: web_starline_chart_url ?? row.web_starline_chart_url,
  })),
);

/** Gali's single pana is Right Digit, its double pana Jodi Digit (spec 2 §3). */
export const galiRates = v.pipe(
  v.object({ game_rates: first(v.object(galiEntries)) }),
  v.transform(({ game_rates: row }): GaliRates => ({
    leftDigit: rate(row.single_digit_val_1, row.single_digit_val_2),
    rightDigit: rate(row.single_pana_val_1, row.single_pana_val_2),
    jodiDigit: rate(row.double_pana_val_1, row.double_pana_val_2),
  })),
);

/** Spec 2 §3, §7. */
export const rates = area({
  gameRates: endpoint({
    path: '/api-game-rates',
    source: 'spec 2 §3, §7',
    token: false,
    ...noBody,
    reply: mainRates,
  }),
  starlineRates: endpoint({
    path: '/api-starline-game-rates',
    source: 'spec 2 §3, §7',
    token: false,
    ...noBody,
    reply: starlineRates,
  }),
  galiRates: endpoint({
    path: '/api-galidisawar-game-rates',
    source: 'spec 2 §3, §7',
    token: false,
    ...noBody,
    reply: galiRates,
  }),
});
