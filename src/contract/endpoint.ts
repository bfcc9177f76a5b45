import type * as v from 'valibot';

/** Which of the provider's hosts answers; `config.json` says where each one is. */
export type Host = 'api' | 'headline' | 'gateway';

/**
 * One call of the provider's API: where it goes, what fits on the wire in both directions, and how it turns
 * into the words of the domain. The client, the mock server, the docs and the tests all loop over these.
 */
export type Endpoint<
  Args = never,
  Body extends v.GenericSchema = v.GenericSchema,
  Reply extends v.GenericSchema = v.GenericSchema,
> = {
  /** As in the specification, with its leading slash; `config.json` can rename it. */
  readonly path: string;
  readonly host: Host;
  readonly method: 'POST' | 'GET';
  /** The call carries the player's `unique_token`. */
  readonly token: boolean;
  /** The reply counts only when its `status` is true; otherwise its `msg` or `message` says why. */
  readonly checksStatus: boolean;
  /** The reply may stand inside other text: its first JSON object is read (spec 1 §7). */
  readonly embedded: boolean;
  /** It moves points: never aborted, never sent twice by itself (docs/reliability.md "Placing a bid, once"). */
  readonly money: boolean;
  /** Our decision: the specification does not show this path (docs/decisions/014-assumed-calls.md). */
  readonly assumed: boolean;
  /** Where it is specified, for the docs. */
  readonly source: string;
  /** The wire body without what every call carries (env_type, key, token); the mock checks requests with it. */
  readonly body: Body;
  /** From the domain to the wire. */
  readonly encode: (args: Args) => v.InferInput<Body>;
  /** From the wire to the domain. */
  readonly reply: Reply;
};

type Marks = Partial<
  Pick<Endpoint, 'host' | 'method' | 'token' | 'checksStatus' | 'embedded' | 'money' | 'assumed'>
>;

/** Declares an endpoint. Left out: host `api`, POST, with token, status not checked, plain JSON, specified. */
export function endpoint<Args, Body extends v.GenericSchema, Reply extends v.GenericSchema>(
  row: Pick<Endpoint<Args, Body, Reply>, 'path' | 'source' | 'body' | 'encode' | 'reply'> & Marks,
): Endpoint<Args, Body, Reply> {
  return {
    host: 'api',
    method: 'POST',
    token: true,
    checksStatus: false,
    embedded: false,
    money: false,
    assumed: false,
    ...row,
  };
}
