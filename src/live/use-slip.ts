import { useMemo } from 'react';
import { keyed, type KeyValueStore } from '../lib/store.ts';
import { createSlip, type Slip } from './slip.ts';
import { slipKeys } from './slip-key.ts';
import { parseRows } from './slip-rows.ts';

/** The slip of one player, game, market and day; `name` tells them apart, `store` keeps it over a reload. */
export const useSlip = (store: KeyValueStore, name: string): Slip =>
  useMemo(() => createSlip(keyed(store, slipKeys + name, parseRows)), [store, name]);
