import type * as v from 'valibot';

/** `config.json` has the address of each host. */
type Host = 'api' | 'headline' | 'gateway';

/** The client, the mock, the docs and the tests all use this table. */
export type Endpoint<
  Args = never,
  Body extends v.GenericSchema = v.GenericSchema,
  Reply extends v.GenericSchema = v.GenericSchema,
> = {
  readonly id: string;
  /** The specified path. `paths` of `config.json` may replace it. */
  readonly path: string;
  readonly host: Host;
  readonly method: 'POST' | 'GET';
  readonly token: boolean;
  /** The call fails unless `status` in its reply is true. `msg` or `message` gives the reason. */
  readonly checksStatus: boolean;
  /**
   * A false `status` together with this list means that there is nothing, if the list is empty and the message
   * agrees.
   */
  readonly emptyList?: string;
  /** Reads a reply that is surrounded by other text (spec 1 §7). Null for plain JSON. */
  readonly embedded: ((text: string) => unknown) | null;
  /**
   * The call moves points, so it is never aborted and never repeated (docs/reliability.md "Placing a bid,
   * once").
   */
  readonly money: boolean;
  /** The path is a decision of this project (docs/decisions/014-assumed-calls.md). */
  readonly assumed: boolean;
  /** The body without the envelope (env_type, key, token). */
  readonly body: Body;
  readonly encode: (args: Args) => v.InferInput<Body> & object;
  readonly reply: Reply;
};

export type ArgsOf<E extends Pick<Endpoint, 'encode'>> = Parameters<E['encode']>[0];

export type Call<Args = never, Reply = unknown> = Endpoint<
  Args,
  v.GenericSchema,
  v.GenericSchema<unknown, Reply>
>;

type Options = Partial<
  Pick<
    Endpoint,
    'host' | 'method' | 'token' | 'checksStatus' | 'emptyList' | 'embedded' | 'money' | 'assumed'
  >
>;

/** Defaults: host `api`, POST, with token, unchecked status, plain JSON. */
export function endpoint<Args, Body extends v.GenericSchema, Reply extends v.GenericSchema>(
  row: Pick<Endpoint<Args, Body, Reply>, 'path' | 'body' | 'encode' | 'reply'> & Options,
): Omit<Endpoint<Args, Body, Reply>, 'id'> {
  return {
    host: 'api',
    method: 'POST',
    token: true,
    checksStatus: false,
    embedded: null,
    money: false,
    assumed: false,
    ...row,
  };
}

type Rows = { readonly [id: string]: Omit<Endpoint, 'id'> };
type Area<R extends Rows> = { readonly [K in keyof R & string]: R[K] & { readonly id: K } };

/** One area of the table. A group of screens loads only the areas that it calls. */
export function area<R extends Rows>(rows: R): Area<R> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` has no type for the names
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, { ...row, id }])) as Area<R>;
}

/**
 * Names that the application key's field must not have. A plain list, because a page checks its config before
 * it loads the table.
 */
export const bodyNames: ReadonlySet<string> = new Set(
  (
    'env_type unique_token client_ref amount baseUrl bid_from bid_to date_from date_to device_id email game_id ' +
    'game_type google_pay_no ids mobile mobile_no name new_pass new_result old_pass password payment_method paytm_no ' +
    'phon_pay_no request_amount security_pin transfer_note upi_type user_name'
  ).split(' '),
);
