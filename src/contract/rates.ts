import * as v from 'valibot';
import { area, endpoint } from './endpoint.ts';
import type { GaliRates, MainRates, Rate, StarlineRates } from '../domain/game/rates.ts';
import { fields, noBody, optionalUrl } from './wire.ts';
import { first, rateValue } from './wire-values.ts';

const entriesOf = <const Name extends string>(names: readonly Name[]) =>
  v.entriesFromList(
    names.flatMap(name => [`${name}_val_1`, `${name}_val_2`] as const),
    rateValue,
  );

const galiEntries = entriesOf(['single_digit', 'single_pana', 'double_pana']);
const starlineEntries = { ...galiEntries, ...entriesOf(['tripple_pana']) };
const mainEntries = { ...starlineEntries, ...entriesOf(['jodi_digit', 'half_sangam', 'full_sangam']) };

type RateWire<Name extends string> = { readonly [Field in `${Name}_val_${1 | 2}`]: string };

const rateIn = <Name extends string>(row: RateWire<Name>, name: Name): Rate => ({
  stake: row[`${name}_val_1`],
  win: row[`${name}_val_2`],
});

export const mainRates = fields(
  { game_rates: first(v.object(mainEntries)) },
  ({ game_rates: row }): MainRates => ({
    singleDigit: rateIn(row, 'single_digit'),
    jodiDigit: rateIn(row, 'jodi_digit'),
    singlePana: rateIn(row, 'single_pana'),
    doublePana: rateIn(row, 'double_pana'),
    triplePana: rateIn(row, 'tripple_pana'),
    halfSangam: rateIn(row, 'half_sangam'),
    fullSangam: rateIn(row, 'full_sangam'),
  }),
);

/** The chart link is beside the rates or in their row. The specification allows both. */
export const starlineRates = fields(
  {
    game_rates: first(v.object({ ...starlineEntries, web_starline_chart_url: optionalUrl })),
    web_starline_chart_url: optionalUrl,
  },
  ({ game_rates: row, web_starline_chart_url }): StarlineRates => ({
    singleDigit: rateIn(row, 'single_digit'),
    singlePana: rateIn(row, 'single_pana'),
    doublePana: rateIn(row, 'double_pana'),
    triplePana: rateIn(row, 'tripple_pana'),
    chartUrl: web_starline_chart_url ?? row.web_starline_chart_url,
  }),
);

/** Gali's single pana is Right Digit, its double pana Jodi Digit (spec 2 §3). */
export const galiRates = fields(
  { game_rates: first(v.object(galiEntries)) },
  ({ game_rates: row }): GaliRates => ({
    leftDigit: rateIn(row, 'single_digit'),
    rightDigit: rateIn(row, 'single_pana'),
    jodiDigit: rateIn(row, 'double_pana'),
  }),
);

const common = { token: false, ...noBody };

export const rates = area({
  gameRates: endpoint({ ...common, path: '/api-game-rates', reply: mainRates }),
  starlineRates: endpoint({ ...common, path: '/api-starline-game-rates', reply: starlineRates }),
  galiRates: endpoint({ ...common, path: '/api-galidisawar-game-rates', reply: galiRates }),
});
