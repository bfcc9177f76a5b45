import type { content as area } from '../../../src/contract/content.ts';
import { msgStatus, type AnyMarket } from '../../data/boards.ts';
import type { GameFamily } from '../../data/schemas.ts';
import type { Call, Handlers } from '../handler.ts';
import { balanceOf } from '../../rules/ledger.ts';
import { pastResults } from '../../rules/past-results.ts';

const slot = (
  { data, now }: Pick<Call<'dashboard'>, 'data' | 'now'>,
  family: GameFamily,
  market: Readonly<AnyMarket>,
) => ({
  game_id: String(market.id),
  game_name: market.game_name,
  open_time: market.open_time,
  open_result: market.open_result,
  msg_status: msgStatus(data, family, market, now),
});

export const markets: Handlers<
  'dashboard' | 'starlineGames' | 'starlineRates' | 'galiGames' | 'galiRates' | 'gameRates'
> = {
  dashboard: ({ data, now, player }) => ({
    betting_status: data.content.betting_status,
    wallet_amt: balanceOf(data, player().id),
    result: data.markets.map(market => ({
      ...slot({ data, now }, 'main', market),
      close_time: market.close_time,
      close_result: market.close_result,
      web_chart_url: market.web_chart_url,
    })),
  }),
  starlineGames: ({ data, now }) => ({
    result: data.starline.map(market => slot({ data, now }, 'starline', market)),
  }),
  starlineRates: ({ data }) => {
    const { web_starline_chart_url, rates } = data.content;
    return { game_rates: [rates.starline], web_starline_chart_url };
  },
  galiGames: ({ data, now }) => ({
    result: data.gali.map(market => slot({ data, now }, 'gali', market)),
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
