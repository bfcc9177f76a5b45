import * as v from 'valibot';
import type { Call, Endpoint } from './endpoint.ts';
import type { EndpointId } from './index.ts';

type Row = readonly [name: string, open: string, close: string, openResult: string, closeResult: string];

const rows: readonly Row[] = [
  ['Kalyan', '3:45 PM', '5:45 PM', '', ''],
  ['Milan Day', '12:30 PM', '2:30 PM', '128-1', ''],
  ['Rajdhani Night', '9:30 PM', '11:45 PM', '', ''],
  ['Sridevi', '11:35 AM', '12:35 PM', '470-1', '7-890'],
];

const samples: { readonly [K in EndpointId]?: unknown } = {
  dashboard: {
    betting_status: '1',
    wallet_amt: '10000',
    result: rows.map(([name, open, close, openResult, closeResult], index) => ({
      game_id: index + 1,
      game_name: name,
      open_time: open,
      close_time: close,
      open_result: openResult,
      close_result: closeResult,
      msg_status: closeResult === '' ? '1' : '2',
    })),
  },
  headline: { data: [] },
  sliderImages: { sliderdata: [] },
};

/** A reply of a provider to the home screen at 1:00 PM, for pictures of the app. Null for a call without a sample. */
export function sampleReply<Reply>({
  id,
  reply,
}: Pick<Endpoint, 'id'> & Pick<Call<never, Reply>, 'reply'>): Reply | null {
  const wire = new Map(Object.entries(samples)).get(id);
  return wire === undefined ? null : v.parse(reply, wire);
}
