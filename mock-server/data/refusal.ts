/** What the provider will not do; the call is answered with `status: false` and this message. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Refuses a call with a plain-word reason. */
export function refuse(msg: string): never {
  throw new Refusal(msg);
}

/** The row with this id; refuses with `No such {what}: {id}`. */
export function need<T extends { readonly id: number }>(rows: readonly T[], id: number, what: string): T {
  return rows.find(row => row.id === id) ?? refuse(`No such ${what}: ${id}`);
}
