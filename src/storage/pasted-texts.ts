import * as v from 'valibot';
import { gameList } from '../domain/game/game-list.ts';
import type { PastedText } from '../domain/slip/pasted/pasted-list.ts';
import type { StoredEntry } from './entry.ts';
import { marketId } from './fields.ts';
import { stored } from './table.ts';

const texts = v.array(
  v.object({
    mobile: v.string(),
    game: v.picklist(gameList.map(({ key }) => key)),
    market: marketId,
    text: v.string(),
  }),
);

export const pastedTextsEntry: StoredEntry<readonly PastedText[]> = { ...stored.lists, schema: texts };
