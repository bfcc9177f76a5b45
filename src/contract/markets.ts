import * as v from 'valibot';
import { readClock } from '../domain/clock-time.ts';
import type { Family, Market, SlotList } from '../domain/market/market.ts';
import { area, endpoint } from './endpoint.ts';
import { fields, flag, noBody, optionalUrl, requiredText } from './wire.ts';
import { amount, boardResult, clockText, list, marketId } from './wire-values.ts';

/** The fields of all families. */
const slotEntries = {
  game_id: marketId,
  game_name: requiredText(),
  open_time: clockText,
  open_result: boardResult,
  msg_status: flag,
};
type SlotWire = v.InferOutput<v.ObjectSchema<typeof slotEntries, undefined>>;

function slotOf(family: Family, wire: SlotWire): Market {
  const open = readClock(wire.open_time);
  return {
    family,
    id: wire.game_id,
    name: wire.game_name,
    times: open === null ? null : { open },
    openText: wire.open_time,
    closeText: '',
    open: wire.open_result,
    close: null,
    taking: wire.msg_status,
    chartUrl: null,
  };
}

const slot = (family: Exclude<Family, 'main'>) => fields(slotEntries, wire => slotOf(family, wire));

/** A slot with a close and a chart of its own. */
const market = fields(
  { ...slotEntries, close_time: clockText, close_result: boardResult, web_chart_url: optionalUrl },
  (wire): Market => {
    const { times, ...rest } = slotOf('main', wire);
    const close = readClock(wire.close_time);
    return {
      ...rest,
      times: times === null || close === null ? null : { ...times, close },
      closeText: wire.close_time,
      close: wire.close_result,
      chartUrl: wire.web_chart_url,
    };
  },
);

/** Spec 2 §3, §7: calls with "app identifiers" carry no token. */
export const markets = area({
  dashboard: endpoint({
    path: '/api-get-dashboard-data',
    ...noBody,
    reply: fields({ betting_status: flag, wallet_amt: v.optional(amount), result: list(market) }, wire => ({
      betting: wire.betting_status,
      wallet: wire.wallet_amt,
      markets: wire.result,
    })),
  }),
  starlineGames: endpoint({
    path: '/api-starline-game',
    token: false,
    ...noBody,
    reply: fields({ result: list(slot('starline')) }, (wire): SlotList => ({
      markets: wire.result,
      chartUrl: null,
    })),
  }),
  galiGames: endpoint({
    path: '/api-galidisawar-game',
    token: false,
    ...noBody,
    reply: fields(
      { result: list(slot('gali')), web_galidessar_chart_url: optionalUrl },
      (wire): SlotList => ({ markets: wire.result, chartUrl: wire.web_galidessar_chart_url }),
    ),
  }),
});
