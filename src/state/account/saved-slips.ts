import { atom } from 'jotai';
import {
  checkName,
  ownSlips,
  type SavedSlip,
  savingRefused,
  type SlipToSave,
} from '../../domain/slip/saved-slip.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { isSavedSlip, savedSlipsEntry } from '../../storage/bidding.ts';
import type { PlainKey } from '../../text/message.ts';
import { action, environmentAtom } from '../core/environment.ts';
import { storedValue } from '../core/stored-value.ts';
import { accountAtom } from '../money/money-account.ts';

const kept = storedValue(savedSlipsEntry);
const none: readonly SavedSlip[] = [];
/** Only the player's own slips, because a device may have several players. */
export const savedSlipsAtom = atom((get): readonly SavedSlip[] => {
  const owner = get(accountAtom);
  return owner === null ? none : ownSlips((get(kept.value) ?? []).filter(isSavedSlip), owner);
});

/** The error is the text for the player. */
type Step = (saved: readonly SavedSlip[], owner: string) => Result<readonly SavedSlip[], PlainKey>;

/**
 * Starts from the stored slips, because another tab may have changed them. An error leaves them unchanged.
 */
const changeAtom = action((get, set, step: Step): PlainKey | null => {
  const owner = get(accountAtom);
  if (owner === null) return 'error.somethingWrong';
  const before = set(kept.latest);
  const all = before ?? [];
  const own = ownSlips(all.filter(isSavedSlip), owner);
  const stepped = step(own, owner);
  if (!stepped.ok) return stepped.error;
  const others = all.filter(slip => !own.some(({ id }) => id === slip.id));
  const next = [...others, ...stepped.value];
  if (set(kept.value, next.length === 0 ? null : next)) return null;
  set(kept.value, before);
  return 'saved.full';
});

export const saveSlipAtom = action((get, set, slip: SlipToSave): PlainKey | null =>
  set(changeAtom, (saved, owner) => {
    const refused = savingRefused(saved, slip.rows.length);
    if (refused !== null) return err(refused);
    const name = checkName(saved, slip.name, null);
    if (!name.ok) return name;
    const id = get(environmentAtom).randomId();
    const { market, game } = slip;
    const rows = slip.rows.map(({ digits, closeDigits, points, session }) => {
      return { digits, closeDigits, points, session };
    });
    return ok([...saved, { id, owner, name: name.value, market, game, rows }]);
  }),
);

export const renameSlipAtom = action((_get, set, { id, name: typed }: Pick<SavedSlip, 'id' | 'name'>) =>
  set(changeAtom, saved => {
    const name = checkName(saved, typed, id);
    if (!name.ok) return name;
    return ok(saved.map(slip => (slip.id === id ? { ...slip, name: name.value } : slip)));
  }),
);

export const deleteSlipAtom = action((_get, set, { id }: Pick<SavedSlip, 'id'>) =>
  set(changeAtom, saved => ok(saved.filter(slip => slip.id !== id))),
);

export const restoreSlipAtom = action((_get, set, slip: SavedSlip, before: number) =>
  set(changeAtom, saved => {
    if (saved.some(({ id }) => id === slip.id)) return ok(saved);
    const refused = savingRefused(saved, slip.rows.length);
    if (refused !== null) return err(refused);
    return ok(saved.toSpliced(before, 0, slip));
  }),
);
