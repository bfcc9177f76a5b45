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
  /** Its name in the table, by which `config.json` renames its path. */
  readonly id: string;
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
  readonly encode: (args: Args) => v.InferInput<Body> & object;
  /** From the wire to the domain. */
  readonly reply: Reply;
};

/** What a caller passes, in the words of the domain. */
export type ArgsOf<E extends Pick<Endpoint, 'encode'>> = Parameters<E['encode']>[0];

/** An endpoint as its caller sees it: what is passed, and the reply, both in the words of the domain. */
export type Call<Args = never, Reply = unknown> = Endpoint<
  Args,
  v.GenericSchema,
  v.GenericSchema<unknown, Reply>
>;

type Marks = Partial<
  Pick<Endpoint, 'host' | 'method' | 'token' | 'checksStatus' | 'embedded' | 'money' | 'assumed'>
>;

/** Declares an endpoint. Left out: host `api`, POST, with token, status not checked, plain JSON, specified. */
export function endpoint<Args, Body extends v.GenericSchema, Reply extends v.GenericSchema>(
  row: Pick<Endpoint<Args, Body, Reply>, 'path' | 'source' | 'body' | 'encode' | 'reply'> & Marks,
): Omit<Endpoint<Args, Body, Reply>, 'id'> {
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

type Rows = { readonly [id: string]: Omit<Endpoint, 'id'> };
export type Area<R extends Rows> = { readonly [K in keyof R & string]: R[K] & { readonly id: K } };

/** The endpoints of one area, each with its name. A screen's file brings the areas that it calls, and no other. */
export function area<R extends Rows>(rows: R): Area<R> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the names
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, { ...row, id }])) as Area<R>;
}
