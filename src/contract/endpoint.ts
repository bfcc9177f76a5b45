import type * as v from 'valibot';

/** A host of the provider. `config.json` has the address of each. */
type Host = 'api' | 'headline' | 'gateway';

/**
 * One call of the provider's API: its address, the schemas of its body and reply, and the translation to the types of the
 * domain. The client, the mock, the docs and the tests all use this table.
 */
export type Endpoint<
  Args = never,
  Body extends v.GenericSchema = v.GenericSchema,
  Reply extends v.GenericSchema = v.GenericSchema,
> = {
  /** Its name in the table, and in `paths` of `config.json`. */
  readonly id: string;
  /** As specified, with a leading slash. `paths` of `config.json` may replace it. */
  readonly path: string;
  readonly host: Host;
  readonly method: 'POST' | 'GET';
  /** Whether the call carries the player's `unique_token`. */
  readonly token: boolean;
  /** Whether the call has failed unless the `status` of its reply is true. `msg` or `message` is then the reason. */
  readonly checksStatus: boolean;
  /** Whether other text may surround the reply: its first JSON object is read (spec 1 §7). */
  readonly embedded: boolean;
  /** Whether the call moves points: it is never aborted and never repeated (docs/reliability.md "Placing a bid, once"). */
  readonly money: boolean;
  /** Whether the path is our choice, because the specification has none (docs/decisions/014-assumed-calls.md). */
  readonly assumed: boolean;
  /** The sections of the specification, for the docs. */
  readonly source: string;
  /** The body without the envelope (env_type, key, token). The mock checks requests by it. */
  readonly body: Body;
  /** From the domain to the wire. */
  readonly encode: (args: Args) => v.InferInput<Body> & object;
  /** From the wire to the domain. */
  readonly reply: Reply;
};

/** The arguments of a call, in types of the domain. */
export type ArgsOf<E extends Pick<Endpoint, 'encode'>> = Parameters<E['encode']>[0];

/** An endpoint for its callers: arguments and reply in types of the domain. */
export type Call<Args = never, Reply = unknown> = Endpoint<
  Args,
  v.GenericSchema,
  v.GenericSchema<unknown, Reply>
>;

type Options = Partial<
  Pick<Endpoint, 'host' | 'method' | 'token' | 'checksStatus' | 'embedded' | 'money' | 'assumed'>
>;

/** Declares an endpoint. Defaults: host `api`, POST, with token, status not checked, plain JSON, specified. */
export function endpoint<Args, Body extends v.GenericSchema, Reply extends v.GenericSchema>(
  row: Pick<Endpoint<Args, Body, Reply>, 'path' | 'source' | 'body' | 'encode' | 'reply'> & Options,
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
/** The endpoints of an area by their names. */
type Area<R extends Rows> = { readonly [K in keyof R & string]: R[K] & { readonly id: K } };

/** Gives each endpoint of an area its name as `id`. A group of screens loads only the areas that it calls. */
export function area<R extends Rows>(rows: R): Area<R> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` has no type for the names
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, { ...row, id }])) as Area<R>;
}

/**
 * The fields that bodies already have, by the envelope or an endpoint: the application key cannot take one of these names.
 * A list, because a page checks its config before it loads the table of endpoints; a test compares it with the table.
 */
export const bodyNames: ReadonlySet<string> = new Set(
  (
    'env_type unique_token client_ref amount baseUrl bid_from bid_to date_from date_to device_id email game_id ' +
    'game_type google_pay_no ids mobile mobile_no name new_pass new_result old_pass password payment_method paytm_no ' +
    'phon_pay_no request_amount security_pin transfer_note upi_type user_name'
  ).split(' '),
);
