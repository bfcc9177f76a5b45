import { atom } from 'jotai';
import type { OrderRow } from '../../domain/placing/evidence.ts';
import type { TransferRequest } from '../../domain/wallet/wallet.ts';
import { action } from '../core/environment.ts';
import { perPlayer } from '../core/session.ts';

/** `variant` is left out where only the points are known. */
type KnownRow = Pick<OrderRow, 'row' | 'points'> & Partial<Pick<OrderRow, 'variant'>>;
type Unconfirmed = { readonly row: OrderRow; readonly request: TransferRequest };

const ownAtom = perPlayer<readonly Unconfirmed[]>([]);

/** The last transfer whose end the player does not know. */
export const unconfirmedTransferAtom = atom(get => get(get(ownAtom)).at(-1)?.request ?? null);

export const noteUnconfirmedAtom = action((get, set, unconfirmed: Unconfirmed): void =>
  set(get(ownAtom), all => [...all, unconfirmed]),
);

/** The end of a row is known. The row of another question has another id, but may mean the same transfer. */
export const forgetUnconfirmedAtom = action((get, set, { row: id, points, variant }: KnownRow): void =>
  set(get(ownAtom), all => {
    const isSame = ({ row }: Unconfirmed): boolean =>
      row.points === points && (variant ?? row.variant) === row.variant;
    const known = all.find(({ row }) => row.row === id) ?? all.find(isSame);
    return all.filter(one => one !== known);
  }),
);
