import { charts } from '../../contract/charts.ts';
import type { BoardDay } from '../../domain/board.ts';
import { keptKey } from '../../domain/kept-results.ts';
import type { Family } from '../../domain/market.ts';
import type { MarketId } from '../../domain/market-id.ts';
import { atom } from 'jotai';
import { configAtom } from '../core/environment.ts';
import { type Resource, resource } from '../core/resource.ts';

/** Whether the provider has the optional call for past results: the operator's config names its path. */
export const hasResultHistoryAtom = atom(get => get(configAtom).paths.resultHistory !== undefined);

const resources = new Map<string, Resource<readonly BoardDay[]>>();

/** The past results of a market by the optional call. */
export function resultHistoryOf(family: Family, id: MarketId): Resource<readonly BoardDay[]> {
  const key = keptKey({ family, id });
  const known = resources.get(key) ?? resource(charts.resultHistory, { family, id });
  resources.set(key, known);
  return known;
}
