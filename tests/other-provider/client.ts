import { onTestFinished } from 'vitest';
import { startOtherProvider, type OtherProvider } from '../support/other-provider/other-provider.ts';
import type { OtherProviderOptions } from '../support/other-provider/options.ts';

export const asha = '9876543210';
export const ravi = '9876543211';

type Row = { readonly digits: string; readonly closedigits?: string; readonly points: number | string };

export type Client = {
  readonly provider: OtherProvider;
  /** Sends a call with the token of the signed-in player and returns the JSON of the reply. */
  readonly send: <Reply = Record<string, unknown>>(path: string, body?: object) => Promise<Reply>;
  readonly bid: (market: string, game: string, session: string, ...rows: readonly Row[]) => Promise<unknown>;
};

const submitPaths = {
  main: '/api-submit-bid',
  starline: '/api-starline-submit-bid',
  gali: '/api-galidisawar-submit-bid',
};

/** A provider that ends with the test, and a client signed in as `mobile`. */
export async function aProvider(options: OtherProviderOptions = {}, mobile = asha): Promise<Client> {
  const provider = await startOtherProvider(options);
  onTestFinished(() => provider.close());
  return signIn(provider, mobile);
}

export async function signIn(provider: OtherProvider, mobile: string): Promise<Client> {
  const login = { mobile, password: 'demo1234', device_id: 'd' };
  const { unique_token } = await post<{ unique_token: string }>(provider.url, '/api-user-login', login);
  const send: Client['send'] = (path, body = {}) => post(provider.url, path, { unique_token, ...body });
  return {
    provider,
    send,
    bid(name, pana, session, ...rows) {
      const market = provider.markets.find(one => one.name === name);
      if (!market) throw new Error(`There is no market ${name}.`);
      const new_result = {
        Gamename: name,
        gameid: market.id,
        pana,
        gametype: session,
        session,
        totalbit: rows.reduce((sum, { points }) => sum + Number(points), 0),
        bid_date: '27-November-2026',
        result: rows.map(row => ({ closedigits: '', session, ...row })),
      };
      return send(submitPaths[market.family], { game_id: market.id, new_result });
    },
  };
}

export async function post<Reply>(url: string, path: string, body: object): Promise<Reply> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ env_type: 'Prod', app_key: 'demo', ...body }),
  });
  const text = await response.text();
  return JSON.parse(text.slice(text.indexOf('{'))) as Reply;
}
