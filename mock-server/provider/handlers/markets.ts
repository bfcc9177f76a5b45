import type { content as area } from '../../../src/contract/content.ts';
import { msgStatus } from '../../data/boards.ts';
import type { GameFamily, MarketRecord } from '../../data/schemas.ts';
import type { Call, Handlers } from '../handler.ts';
import { balanceOf } from '../../rules/ledger.ts';
import { pastResults } from '../../rules/past-results.ts';

/** A record has the names of the wire, except for its id. */
const marketRow = <Row extends MarketRecord>(
  { data, now }: Pick<Call<'dashboard'>, 'data' | 'now'>,
  family: GameFamily,
  market: Readonly<Row>,
) => {
  const { id, ...row } = market;
  return { game_id: String(id), ...row, msg_status: msgStatus(data, family, market, now) };
};

export const markets: Handlers<
  'dashboard' | 'starlineGames' | 'starlineRates' | 'galiGames' | 'galiRates' | 'gameRates'
> = {
  dashboard: ({ data, now, player }) => ({
    betting_status: data.content.betting_status,
    wallet_amt: balanceOf(data, player().id),
    result: data.markets.map(market => marketRow({ data, now }, 'main', market)),
  }),
  starlineGames: ({ data, now }) => ({
    result: data.starline.map(market => marketRow({ data, now }, 'starline', market)),
  }),
  starlineRates: ({ data }) => {
    const { web_starline_chart_url, rates } = data.content;
    return { game_rates: [rates.starline], web_starline_chart_url };
  },
  galiGames: ({ data, now }) => ({
    result: data.gali.map(market => marketRow({ data, now }, 'gali', market)),
    web_galidessar_chart_url: data.content.web_galidessar_chart_url,
  }),
  galiRates: ({ data }) => ({ game_rates: [data.content.rates.gali] }),
  gameRates: ({ data }) => ({ game_rates: [data.content.rates.main] }),
};

export const charts: Handlers<'resultHistory'> = {
  resultHistory: ({ body, data, past }) => ({
    result: pastResults(data, { family: body.game_type, game_id: Number(body.game_id) }, past),
  }),
};

export const content: Handlers<keyof typeof area> = {
  sliderImages: ({ data }) => ({ sliderdata: data.content.sliderdata }),
  headline: ({ body, data }) => ({
    data: data.content.headlines
      .filter(({ id }) => body.ids.some(asked => asked === id))
      .map(({ status, notes }) => ({ status, notes })),
  }),
  contact: ({ data }) => data.content.contact,
  howToPlay: ({ data }) => {
    const { how_to_play_content, video_link } = data.content;
    return { result: [], content: [{ how_to_play_content, video_link }] };
  },
};
